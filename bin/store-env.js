// What the store's process starts with. Plain JavaScript for any Node.

/**
 * Without a fixed threshold glibc raises its own each time a large block is freed, and from then on keeps the blocks that
 * pages are compressed and sent from: three times the memory, see docs/decisions/013-memory-is-given-back.md.
 */
export const storeEnv = { NODE_ENV: 'production', MALLOC_MMAP_THRESHOLD_: '131072' };
