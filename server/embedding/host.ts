import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ServeStatic } from '../static.ts';
import { commonHeaders } from '../security/headers.ts';

const types: Readonly<Record<string, string>> = {
  'host.html': 'text/html; charset=utf-8',
  'host.css': 'text/css; charset=utf-8',
  'host.js': 'text/javascript; charset=utf-8',
};
const policy = [
  ...["default-src 'none'", "script-src 'self'", "style-src 'self'", "frame-src 'self'", "base-uri 'none'"],
  ...["form-action 'none'", "frame-ancestors 'none'", "require-trusted-types-for 'script'", "trusted-types 'none'"],
].join('; ');

/** Where the stand-in for the phone app is. A store in demo mode has one; a live store has none. */
export const hostPath = '/embedding/host';

/** The stand-in for the phone app: a plain page that opens the embedded shop in a frame and shows what both say. */
export function createEmbeddingHost(secure: boolean): ServeStatic {
  const answers = new Map(
    Object.entries(types).map(([name, type]) => {
      const body = readFileSync(join(import.meta.dirname, 'page', name));
      const headers = {
        ...commonHeaders(secure),
        'content-security-policy': policy,
        'x-frame-options': 'DENY',
        'cache-control': 'no-store',
        'content-type': type,
        'content-length': String(body.length),
      };
      return [name === 'host.html' ? hostPath : `/embedding/${name}`, { body, headers }];
    }),
  );
  return (path, request, response) => {
    const answer = request.method === 'GET' || request.method === 'HEAD' ? answers.get(path) : undefined;
    if (!answer) return false;
    response.writeHead(200, answer.headers);
    response.end(request.method === 'HEAD' ? undefined : answer.body);
    return true;
  };
}
