import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { negotiate } from './encoding.ts';
import { commonHeaders } from './security/headers.ts';
import type { ServeStatic } from './static.ts';

/** Where the page that shows the charts stands, when the build has one and nobody turned it off. */
export const inspectorPath = '/inspector';

const files = { br: 'index.html.br', gzip: 'index.html.gz', identity: 'index.html' } as const;
type Kept = { readonly body: Buffer; readonly headers: Readonly<Record<string, string>> };

/** The inspector: one file of the build, read when it is first asked for. It is no page of the shop. */
export function createInspector(folder: string, secure: boolean): ServeStatic {
  const isThere = Object.values({ ...files, policy: 'policy.txt' }).every((file) => existsSync(join(folder, file)));
  const kept = new Map<string, Kept>();
  const read = (encoding: keyof typeof files): Kept => {
    const body = readFileSync(join(folder, files[encoding]));
    const headers = {
      ...commonHeaders(secure),
      'content-security-policy': `${readFileSync(join(folder, 'policy.txt'), 'utf8')}; frame-ancestors 'none'`,
      'x-frame-options': 'DENY',
      'x-robots-tag': 'noindex',
      'cache-control': 'no-cache',
      vary: 'accept-encoding',
      etag: `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`,
      'content-type': 'text/html; charset=utf-8',
      'content-length': String(body.length),
      ...(encoding === 'identity' ? {} : { 'content-encoding': encoding }),
    };
    return { body, headers };
  };
  return (path, request, response) => {
    const isRead = request.method === 'GET' || request.method === 'HEAD';
    if (!isThere || !isRead || (path !== inspectorPath && path !== `${inspectorPath}/`)) return false;
    const encoding = negotiate(request.headers['accept-encoding'], ['br', 'gzip']) as keyof typeof files;
    const found = kept.get(encoding) ?? read(encoding);
    kept.set(encoding, found);
    const { 'content-length': _, ...unchanged } = found.headers;
    const isKnown = request.headers['if-none-match'] === found.headers['etag'];
    response.writeHead(isKnown ? 304 : 200, isKnown ? unchanged : found.headers);
    response.end(isKnown || request.method === 'HEAD' ? undefined : found.body);
    return true;
  };
}
