import type { StoreWorld } from '../api/store-world.ts';
import { createIdp } from '../idp/idp.ts';
import { createOutgoing } from './outgoing.ts';
import { createParty } from './party.ts';
import { createBff } from './routes.ts';
import type { SignOn } from './sign-on.ts';

/** Everything that signing in by an identity provider needs, joined; loaded when somebody first asks for it. */
export function openSignOn(world: StoreWorld, signOn: SignOn | null) {
  const { publicOrigin } = world;
  if (signOn === null) return { bff: createBff({ world, signOn }), idp: null };
  const idp = signOn.kind === 'embedded' ? createIdp(world, signOn, signOn.verifyIn(world)) : null;
  const outgoing = createOutgoing({
    signOn,
    publicOrigin,
    askEmbedded: async (request) => idp?.ask(request) ?? new Response(null, { status: 404 }),
    askWorld: (signOn.kind === 'issuer' ? signOn.ask : undefined) ?? ((request) => fetch(request)),
  });
  const party = createParty({ signOn, publicOrigin, outgoing });
  return { bff: createBff({ world, signOn: { kind: signOn.kind, party } }), idp };
}
