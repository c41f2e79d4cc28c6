import type { IncomingMessage, ServerResponse } from 'node:http';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { ProductFacts } from '#fixtures/catalogue/product-facts.ts';
import { packName } from '#fixtures/packs/pack-spec.ts';
import { type Encoding, negotiate } from './encoding.ts';

type Variant = { readonly body: Buffer; readonly headers: readonly string[] };
type Picture = Readonly<Record<'br' | 'gzip' | 'identity', Variant>>;
export type PacksWorld = {
  readonly readFacts: (sku: string) => Promise<ProductFacts | null>;
  readonly headers: readonly string[];
  /** How many pictures are kept; the one that was asked for longest ago goes first. */
  readonly most?: number;
};

const folder = '/assets/packs/';
const fileName = /^(\d{6})-[0-9a-z]{1,10}\.svg$/;
const usuallyMost = 6_000;

/** Where a product's picture is. Another picture has another address, so each may be kept for ever. */
export const packPath = (facts: ProductFacts): string => `${folder}${packName(facts)}.svg`;

/** Pack-shots, drawn when they are first asked for and kept in memory, squeezed. */
export function createPacks({ readFacts, headers, most = usuallyMost }: PacksWorld) {
  const kept = new Map<string, Picture>();

  async function draw(facts: ProductFacts, path: string): Promise<Picture> {
    const { drawPack, packSpecOf } = await import('#fixtures/packs/packs.ts');
    const svg = Buffer.from(drawPack(packSpecOf(facts)));
    const variant = (body: Buffer, encoding: Encoding): Variant => ({
      body,
      headers: [
        ...headers,
        ...['content-type', 'image/svg+xml', 'cache-control', 'public, max-age=31536000, immutable'],
        ...['vary', 'accept-encoding', 'content-length', String(body.length)],
        ...(encoding === 'identity' ? [] : ['content-encoding', encoding]),
      ],
    });
    const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: 9, [constants.BROTLI_PARAM_LGWIN]: 16 } };
    const picture: Picture = {
      br: variant(brotliCompressSync(svg, quality), 'br'),
      gzip: variant(gzipSync(svg, { level: 9 }), 'gzip'),
      identity: variant(svg, 'identity'),
    };
    kept.set(path, picture);
    if (kept.size > most) kept.delete(kept.keys().next().value ?? path);
    return picture;
  }

  function send(picture: Picture, request: IncomingMessage, response: ServerResponse): void {
    const encoding = negotiate(request.headers['accept-encoding'], ['br', 'gzip']) as keyof Picture;
    const { body, headers: lines } = picture[encoding];
    response.writeHead(200, lines as string[]);
    response.end(request.method === 'HEAD' ? undefined : body);
  }

  async function answer(path: string, request: IncomingMessage, response: ServerResponse): Promise<void> {
    const sku = fileName.exec(path.slice(folder.length))?.[1];
    const facts = sku === undefined ? null : await readFacts(sku);
    if (!facts) return end(response, 404);
    const now = packPath(facts);
    if (path !== now) return end(response, 302, ['location', now]);
    send(await draw(facts, path), request, response);
  }

  function end(response: ServerResponse, status: number, more: readonly string[] = []): void {
    response.writeHead(status, [...headers, 'cache-control', 'no-store', 'content-length', '0', ...more]);
    response.end();
  }

  return {
    /** True when the picture was in memory and has been sent. */
    tryKept(path: string, request: IncomingMessage, response: ServerResponse): boolean {
      const picture = kept.get(path);
      if (!picture) return false;
      kept.delete(path);
      kept.set(path, picture);
      send(picture, request, response);
      return true;
    },
    isPack: (path: string): boolean => path.startsWith(folder),
    answer,
  };
}
export type Packs = ReturnType<typeof createPacks>;
