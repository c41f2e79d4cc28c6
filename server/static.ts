import { existsSync, readdirSync, readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { extname, join, sep } from 'node:path';
import { type Encoding, negotiate } from './encoding.ts';

const types: Readonly<Record<string, string>> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
};
const suffix: Readonly<Record<Exclude<Encoding, 'identity'>, string>> = { br: '.br', zstd: '.zst', gzip: '.gz' };

type Variant = { readonly body: Buffer; readonly headers: readonly string[] };
export type ServeStatic = (path: string, request: IncomingMessage, response: ServerResponse) => boolean;

/** Answers for the files of a build, each read once; what has a hash in its name never changes and says so. */
export function createStatic(root: string, commonHeaders: readonly string[]): ServeStatic {
  const files = existsSync(root) ? readdirSync(root, { recursive: true, withFileTypes: true }) : [];
  const known = new Set(
    files
      .filter((file) => file.isFile())
      .map((file) => `${join(file.parentPath, file.name).slice(root.length).split(sep).join('/')}`),
  );
  const variants = new Map<string, Variant>();

  const variantOf = (path: string, encoding: Encoding): Variant => {
    const name = `${encoding} ${path}`;
    const had = variants.get(name);
    if (had) return had;
    const body = readFileSync(join(root, encoding === 'identity' ? path : `${path}${suffix[encoding]}`));
    const isImmutable = path.startsWith('/assets/') && !path.startsWith('/assets/images/');
    const made: Variant = {
      body,
      headers: [
        ...commonHeaders,
        'content-type',
        types[extname(path)] ?? 'application/octet-stream',
        'cache-control',
        isImmutable ? 'public, max-age=31536000, immutable' : 'public, max-age=0, must-revalidate',
        'vary',
        'accept-encoding',
        ...(encoding === 'identity' ? [] : ['content-encoding', encoding]),
        ...(path === '/sw.js' ? ['service-worker-allowed', '/'] : []),
        'content-length',
        String(body.length),
      ],
    };
    variants.set(name, made);
    return made;
  };

  return (path, request, response) => {
    if (!known.has(path) || path.startsWith('/.') || (request.method !== 'GET' && request.method !== 'HEAD'))
      return false;
    const offered = (Object.keys(suffix) as (keyof typeof suffix)[]).filter((encoding) =>
      known.has(`${path}${suffix[encoding]}`),
    );
    const variant = variantOf(path, negotiate(request.headers['accept-encoding'], offered));
    response.writeHead(200, variant.headers as string[]);
    response.end(request.method === 'HEAD' ? undefined : variant.body);
    return true;
  };
}
