import type { Hono } from 'hono';
import { refusals } from '../api/refusal.ts';
import type { StoreWorld } from '../api/store-world.ts';
import { createIdp } from '../idp/idp.ts';
import { createOutgoing } from './outgoing.ts';
import { createParty } from './party.ts';
import { createBff } from './routes.ts';
import { embeddedPath, type SignOn } from './sign-on.ts';

type App = { Bindings: { readonly client?: string | undefined } };

/** Adds the navigations of signing in and out, and the embedded provider where there is one. Says which paths it took. */
export function mountSignOn(app: Hono<App>, world: StoreWorld, signOn: SignOn | null): readonly string[] {
  const idp = signOn?.kind === 'embedded' ? createIdp(world, signOn, signOn.verifyIn(world)) : null;
  const outgoing =
    signOn &&
    createOutgoing({
      signOn,
      publicOrigin: world.publicOrigin,
      askEmbedded: async (request) => idp?.ask(request) ?? new Response(null, { status: 404 }),
      askWorld: (signOn.kind === 'issuer' ? signOn.ask : undefined) ?? ((request) => fetch(request)),
    });
  const party = signOn && outgoing && createParty({ signOn, publicOrigin: world.publicOrigin, outgoing });
  const bff = createBff({ world, signOn: signOn && party && { kind: signOn.kind, party } });
  for (const [path, answer] of Object.entries(bff))
    app.get(path, (c) => {
      if (c.req.raw.method !== 'GET') throw refusals.wrongMethod('GET');
      return answer(c.req.raw);
    });
  if (idp) app.all(`${embeddedPath}/*`, (c) => idp.fetch(c.req.raw, c.env?.client ?? ''));
  return Object.keys(bff);
}
