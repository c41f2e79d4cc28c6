import { brotliDecompressSync, constants, createBrotliDecompress } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { compressNow, compressStream, negotiate, perShopper } from '#server/encoding.ts';

describe('Compression', () => {
  it('takes the first encoding that is offered and taken, and never one that is refused', () => {
    expect(negotiate('gzip, deflate, br, zstd', perShopper)).toBe('zstd');
    expect(negotiate('gzip;q=0.5, br', perShopper)).toBe('br');
    expect(negotiate('zstd;q=0, br;q=0.0, gzip', perShopper)).toBe('gzip');
    expect(negotiate(undefined, perShopper)).toBe('identity');
    expect(negotiate('*', perShopper)).toBe('identity');
  });

  it('gives back what went in', () => {
    const page = Buffer.from('<li>Kūmara</li>'.repeat(500));
    expect(brotliDecompressSync(compressNow(page, 'br')).equals(page)).toBe(true);
    expect(compressNow(page, 'identity')).toBe(page);
  });

  it('of a stream does not hold the first piece back until the last', async () => {
    const squeeze = compressStream('br');
    const open = createBrotliDecompress({ flush: constants.BROTLI_OPERATION_FLUSH });
    const first = new Promise<string>((resolve) => open.once('data', (chunk: Buffer) => resolve(chunk.toString())));
    squeeze?.pipe(open);
    squeeze?.write('<p>the frame of the page</p>');
    expect(await first).toBe('<p>the frame of the page</p>');
    squeeze?.end();
  });
});
