/** Time as the server may know it: integer milliseconds of the wall, and a pause. */
export type Clock = { nowMs(): number; sleep(ms: number): Promise<void> };

/** Chance as the server may know it: `fraction` is 0 ≤ x < 1; `bytes` is fit for secrets. */
export type Random = { fraction(): number; bytes(length: number): Uint8Array };

/** What only the start of a process may make, and everything else is handed. */
export type World = { readonly clock: Clock; readonly random: Random };

/** What the whole process has besides: time that never jumps, and work that comes round until it is stopped. */
export type ProcessWorld = World & {
  monotonicMs(): number;
  every(ms: number, work: () => void): () => void;
};
