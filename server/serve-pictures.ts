import type { IncomingMessage, ServerResponse } from 'node:http';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { negotiate } from './encoding.ts';
import type { Log } from './log.ts';
import { isPicture, type Picture, type Pictures } from './pictures.ts';
import type { Headers } from './security/headers.ts';

const squeeze = promisify(gzip);

type Parts = { readonly pictures: Pictures; readonly headers: Headers; readonly log: Pick<Log, 'error'> };
export type ServePictures = (path: string, request: IncomingMessage, response: ServerResponse) => boolean;

/** Answers for the addresses of pictures: what has a hash in its name never changes and says so. */
export function servePictures({ pictures, headers, log }: Parts): ServePictures {
  const end = (response: ServerResponse, status: number, more: Headers, body?: Buffer) => {
    response.writeHead(status, { ...headers, ...more });
    response.end(body);
  };

  async function answer(path: string, request: IncomingMessage, response: ServerResponse): Promise<void> {
    const picture = await pictures(path);
    if (picture === null) return end(response, 404, { 'cache-control': 'no-store', 'content-length': '0' });
    const { body, encoding } = await bodyOf(picture, request);
    const isNamedByHash = path.startsWith('/assets/packs/');
    const more = {
      'content-type': 'image/svg+xml',
      'cache-control': isNamedByHash ? 'public, max-age=31536000, immutable' : 'public, max-age=86400',
      vary: 'accept-encoding',
      'content-length': String(body.length),
      ...(encoding === 'gzip' ? { 'content-encoding': encoding } : {}),
    };
    end(response, 200, more, request.method === 'HEAD' ? undefined : body);
  }

  return (path, request, response) => {
    if (!isPicture(path) || (request.method !== 'GET' && request.method !== 'HEAD')) return false;
    answer(path, request, response).catch((error: unknown) => {
      log.error({ err: error }, 'A picture could not be drawn.');
      if (!response.headersSent) end(response, 500, { 'cache-control': 'no-store', 'content-length': '0' });
    });
    return true;
  };
}

/** What was drawn, and squeezed once for all who take it so. */
const squeezed = new WeakMap<Picture, Buffer>();

async function bodyOf(picture: Picture, request: IncomingMessage) {
  const encoding = negotiate(request.headers['accept-encoding'], ['gzip']);
  if (encoding !== 'gzip') return { body: Buffer.from(picture.svg), encoding };
  const body = squeezed.get(picture) ?? (await squeeze(picture.svg, { level: 9 }));
  squeezed.set(picture, body);
  return { body, encoding };
}
