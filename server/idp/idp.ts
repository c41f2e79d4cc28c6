import { plainPageCsp } from '../bff/plain-page.ts';
import { type EmbeddedSignOn, embeddedPath } from '../bff/sign-on.ts';
import { hasSignIn } from '../db/repositories/sign-ins.ts';
import { readBody } from '../security/body.ts';
import { commonHeaders } from '../security/headers.ts';
import { isOwnWrite } from '../security/own-write.ts';
import { refusals } from '../api/refusal.ts';
import type { StoreWorld } from '../api/store-world.ts';
import { hashOf } from '../security/secrets.ts';
import { isOwnNavigation } from '../bff/own-navigation.ts';
import type { Verify } from './credentials.ts';
import { overMemory } from './in-memory-http.ts';

/** The embedded identity provider: everything under /idp, from a browser and from the store itself. */
export type Idp = {
  /** What a browser asks. */
  fetch(request: Request, client: string): Promise<Response>;
  /** What the store asks of it, without leaving the process. */
  ask(request: Request): Promise<Response>;
};

/** Names the client of a request for the one who counts attempts; set by the store, never by the visitor. */
export const clientHeader = 'x-kete-client';
const form = /^application\/x-www-form-urlencoded(?:\s*;|$)/i;
/** What a request of a browser may say to the provider; where it thinks it is, comes from the configuration alone. */
const passed = ['accept', 'accept-language', 'cookie', 'content-type', 'authorization'];

/** Makes the provider at its first request: a store that nobody signs in to by it never loads it. */
export function createIdp(world: StoreWorld, { keys }: EmbeddedSignOn, verify: Verify): Idp {
  const { publicOrigin } = world;
  const isSecure = publicOrigin.startsWith('https:');
  let made: Promise<ReturnType<typeof overMemory>> | undefined;

  async function make() {
    const own = keys();
    const [{ createProvider }, { addSteps }] = await Promise.all([import('./provider.ts'), import('./steps.ts')]);
    const provider = await createProvider(world, own);
    const isOwnLogout = (state: string) => hasSignIn(world.db.read, hashOf(state), world.clock.nowMs());
    addSteps({ provider, formKey: own.formKey, verify, publicOrigin, isOwnLogout });
    const answer = provider.callback();
    return overMemory((request, response) => {
      const { url = '/' } = request;
      Object.assign(request, { originalUrl: url, url: url.slice(embeddedPath.length) || '/' });
      void answer(request, response);
    });
  }

  async function pass(request: Request, more: Readonly<Record<string, string>>): Promise<Response> {
    const body = request.method === 'POST' ? await readBody(request) : '';
    const headers = new Headers({ host: new URL(publicOrigin).host, 'x-forwarded-proto': isSecure ? 'https' : 'http' });
    for (const name of passed) {
      const value = request.headers.get(name);
      if (value !== null) headers.set(name, value);
    }
    for (const [name, value] of Object.entries(more)) headers.set(name, value);
    headers.set('content-length', String(Buffer.byteLength(body)));
    const answer = await (made ??= make());
    return answer({ method: request.method, url: request.url, headers, body });
  }

  return {
    async fetch(request, client) {
      const { pathname } = new URL(request.url);
      if (!['GET', 'POST'].includes(request.method)) throw refusals.wrongMethod('GET, POST');
      const isStep = pathname.startsWith(`${embeddedPath}/interaction/`);
      if (pathname.startsWith(`${embeddedPath}/session/`) && !isOwnNavigation(request.headers, publicOrigin))
        throw refusals.forbidden();
      if (request.method === 'POST' && isStep) {
        if (!isOwnWrite(request.headers, publicOrigin)) throw refusals.forbidden();
        if (!form.test(request.headers.get('content-type') ?? '')) throw refusals.forbidden();
      }
      const answer = await pass(request, { [clientHeader]: client });
      return dressed(answer, isSecure);
    },
    ask: (request) => pass(request, {}),
  };
}

function dressed(answer: Response, isSecure: boolean): Response {
  const headers = new Headers(answer.headers);
  for (const name of [...headers.keys()]) if (name.startsWith('access-control-')) headers.delete(name);
  const isPage = headers.get('content-type')?.startsWith('text/html') === true && !headers.has('location');
  const own = {
    ...commonHeaders(isSecure),
    'content-security-policy': isPage ? plainPageCsp : "default-src 'none'; frame-ancestors 'self'",
    'x-frame-options': isPage ? 'DENY' : 'SAMEORIGIN',
    'referrer-policy': 'same-origin',
    'cache-control': 'no-store',
  };
  for (const [name, value] of Object.entries(own)) headers.set(name, value);
  return new Response(answer.body, { status: answer.status, headers });
}
