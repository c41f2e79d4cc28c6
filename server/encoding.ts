import { brotliCompressSync, constants, createBrotliCompress, createGzip, gzipSync, zstdCompressSync } from 'node:zlib';
import type { Transform } from 'node:stream';

export type Encoding = 'br' | 'zstd' | 'gzip' | 'identity';

const refused = /;\s*q=0(?:\.0*)?(?:\s|$)/;

/** The first of the offered encodings that the browser takes; what it marks with q=0 it does not take. */
export function negotiate(accept: string | string[] | undefined, offered: readonly Encoding[]): Encoding {
  const taken = new Map(
    String(accept ?? '')
      .split(',')
      .map((part) => [part.split(';')[0]?.trim().toLowerCase() ?? '', !refused.test(part)]),
  );
  return offered.find((encoding) => taken.get(encoding) === true) ?? 'identity';
}

/** Cheap, for a page made for one shopper: zstd where it is taken costs a quarter of brotli for the same bytes. */
export const perShopper: readonly Encoding[] = ['zstd', 'br', 'gzip'];

export function compressNow(body: Uint8Array, encoding: Encoding): Uint8Array {
  if (encoding === 'zstd') return zstdCompressSync(body, { params: { [constants.ZSTD_c_compressionLevel]: 2 } });
  if (encoding === 'br')
    return brotliCompressSync(body, {
      params: { [constants.BROTLI_PARAM_QUALITY]: 2, [constants.BROTLI_PARAM_LGWIN]: 18 },
    });
  return encoding === 'gzip' ? gzipSync(body, { level: 2 }) : body;
}

/** Flushes after each piece, so that the first bytes of a streamed page are not held back. */
export function compressStream(encoding: Encoding): Transform | null {
  if (encoding === 'br')
    return createBrotliCompress({
      flush: constants.BROTLI_OPERATION_FLUSH,
      params: { [constants.BROTLI_PARAM_QUALITY]: 2, [constants.BROTLI_PARAM_LGWIN]: 18 },
    });
  return encoding === 'gzip' ? createGzip({ flush: constants.Z_SYNC_FLUSH, level: 2 }) : null;
}
