import type { IncomingMessage, ServerResponse } from 'node:http';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { type Encoding, negotiate } from './encoding.ts';

type Variant = { readonly body: Buffer; readonly headers: readonly string[] };
export type ArtWorld = {
  /** A picture of the shop that is no pack; null for a name that is not among them. */
  readonly drawArt: (name: string) => string | null;
  readonly headers: readonly string[];
};
export type ServeArt = (path: string, request: IncomingMessage, response: ServerResponse) => boolean;

const address = /^\/assets\/art\/([a-z0-9-]{1,80})\.svg$/;
const encodings: readonly Encoding[] = ['br', 'gzip'];
const squeezed: Partial<Record<Encoding, (svg: Buffer) => Buffer>> = {
  br: (svg) => brotliCompressSync(svg),
  gzip: (svg) => gzipSync(svg, { level: 9 }),
};

/** Banners, tiles and the rest, each drawn when it is first asked for. Their names have no hash: a browser asks again after a day. */
export function createArt({ drawArt, headers }: ArtWorld): ServeArt {
  const kept = new Map<string, Variant>();

  function variantOf(name: string, encoding: Encoding): Variant | null {
    const key = `${encoding} ${name}`;
    const had = kept.get(key);
    if (had) return had;
    const svg = drawArt(name);
    if (svg === null) return null;
    const bytes = Buffer.from(svg);
    const body = squeezed[encoding]?.(bytes) ?? bytes;
    const made: Variant = {
      body,
      headers: [
        ...headers,
        ...['content-type', 'image/svg+xml', 'cache-control', 'public, max-age=86400'],
        ...['vary', 'accept-encoding', 'content-length', String(body.length)],
        ...(encoding === 'identity' ? [] : ['content-encoding', encoding]),
      ],
    };
    kept.set(key, made);
    return made;
  }

  return (path, request, response) => {
    const name = address.exec(path)?.[1];
    if (name === undefined || (request.method !== 'GET' && request.method !== 'HEAD')) return false;
    const variant = variantOf(name, negotiate(request.headers['accept-encoding'], encodings));
    if (variant === null) return false;
    response.writeHead(200, variant.headers as string[]);
    response.end(request.method === 'HEAD' ? undefined : variant.body);
    return true;
  };
}
