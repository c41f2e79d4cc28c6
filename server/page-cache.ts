import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip, zstdCompress } from 'node:zlib';
import { type Encoding, negotiate } from './encoding.ts';

const [br, gz, zst] = [promisify(brotliCompress), promisify(gzip), promisify(zstdCompress)];
const preferred: readonly Encoding[] = ['br', 'zstd', 'gzip'];

export type CacheablePage = {
  readonly status: number;
  readonly body: Uint8Array;
  readonly headers: readonly string[];
};
type Variant = { readonly body: Buffer; readonly headers: string[] };
type Entry = {
  readonly etag: string;
  readonly status: number;
  readonly variants: Readonly<Record<Encoding, Variant>>;
  readonly notModified: string[];
  readonly bytes: number;
  readonly madeMs: number;
};

async function entryOf(page: CacheablePage, madeMs: number): Promise<Entry> {
  const raw = Buffer.from(page.body);
  const etag = `"${createHash('sha256').update(raw).digest('base64url').slice(0, 22)}"`;
  const common = [
    ...page.headers,
    'etag',
    etag,
    'cache-control',
    'private, max-age=0, must-revalidate',
    'vary',
    'accept-encoding, cookie',
  ];
  const [b, g, z] = await Promise.all([
    br(raw, { params: { [constants.BROTLI_PARAM_QUALITY]: 9, [constants.BROTLI_PARAM_LGWIN]: 18 } }),
    gz(raw, { level: 9 }),
    zst(raw, { params: { [constants.ZSTD_c_compressionLevel]: 12 } }),
  ]);
  const variant = (body: Buffer, encoding: Encoding): Variant => ({
    body,
    headers: [
      ...common,
      ...(encoding === 'identity' ? [] : ['content-encoding', encoding]),
      'content-length',
      String(body.length),
    ],
  });
  return {
    etag,
    status: page.status,
    variants: {
      br: variant(b, 'br'),
      gzip: variant(g, 'gzip'),
      zstd: variant(z, 'zstd'),
      identity: variant(raw, 'identity'),
    },
    notModified: common,
    bytes: raw.length + b.length + g.length + z.length,
    madeMs,
  };
}

/** Whole pages of visitors nobody knows, as constant bytes. Bounded by bytes and by age; one render a key at a time. */
export class PageCache {
  readonly #entries = new Map<string, Entry>();
  readonly #filling = new Map<string, Promise<CacheablePage | null>>();
  readonly #nowMs: () => number;
  readonly #maxBytes: number;
  readonly #maxAgeMs: number;
  #bytes = 0;
  hits = 0;
  misses = 0;

  constructor(nowMs: () => number, maxBytes = 96 << 20, maxAgeMs = 60_000) {
    this.#nowMs = nowMs;
    this.#maxBytes = maxBytes;
    this.#maxAgeMs = maxAgeMs;
  }

  /** True when it answered. Synchronous: no promise, no Request, no stream. */
  tryAnswer(key: string, request: IncomingMessage, response: ServerResponse): boolean {
    const entry = this.#entries.get(key);
    if (entry === undefined) return false;
    if (this.#nowMs() - entry.madeMs > this.#maxAgeMs) {
      this.#drop(key);
      return false;
    }
    this.hits++;
    if (request.headers['if-none-match'] === entry.etag) {
      response.writeHead(304, entry.notModified);
      response.end();
      return true;
    }
    const variant = entry.variants[negotiate(request.headers['accept-encoding'], preferred)];
    response.writeHead(entry.status, variant.headers);
    response.end(request.method === 'HEAD' ? undefined : variant.body);
    return true;
  }

  /** Renders once however many ask at once; only a page that `render` gives is kept. */
  fill(key: string, render: () => Promise<CacheablePage | null>): Promise<CacheablePage | null> {
    const under = this.#filling.get(key);
    if (under) return under;
    this.misses++;
    const filling = this.#fill(key, render).finally(() => this.#filling.delete(key));
    this.#filling.set(key, filling);
    return filling;
  }

  async #fill(key: string, render: () => Promise<CacheablePage | null>): Promise<CacheablePage | null> {
    const page = await render();
    if (page?.status !== 200) return page;
    const entry = await entryOf(page, this.#nowMs());
    this.#drop(key);
    this.#entries.set(key, entry);
    this.#bytes += entry.bytes;
    for (const oldest of this.#entries.keys()) {
      if (this.#bytes <= this.#maxBytes) break;
      this.#drop(oldest);
    }
    return page;
  }

  #drop(key: string): void {
    const entry = this.#entries.get(key);
    if (!entry) return;
    this.#entries.delete(key);
    this.#bytes -= entry.bytes;
  }
}
