import * as v from 'valibot';
import { ServerContext, SessionOpening, SignOut, User } from '#services/session/session.contract.ts';
import { type Terms, termsOf } from '../fulfilment/terms.ts';
import { touchHold } from '../fulfilment/touch-hold.ts';
import { contextOf } from './context.ts';
import { type Ask, nothing, operation } from './operation.ts';
import { refusals } from './refusal.ts';

const tag = 'session';

type Asked = Pick<Ask<unknown, unknown, unknown>, 'world' | 'session'>;

/** The terms that decide which prices and stock a visitor sees: the store, and what may be brought to them. */
export const shelfOf = async ({ world, session }: Asked): Promise<Terms> => termsOf(world, await session.known());

export const sessionOperations = [
  operation({
    endpoint: 'session',
    tag,
    summary: 'Who the store takes this browser for, and on what terms.',
    isAdded: true,
    answer: ServerContext,
    handle: async ({ world, session }) => contextOf(world, await session.known()),
  }),
  operation({
    endpoint: 'user',
    tag,
    summary: 'Whether somebody is signed in.',
    query: v.object({ isRetry: v.optional(v.picklist(['true', 'false'], 'is true or false')) }),
    answer: User,
    handle: async ({ session }) => {
      const person = await session.person();
      if (await session.isAccountMissing()) throw refusals.accountMissing();
      return {
        isLoggedIn: person !== null,
        isShopper: person?.shopper != null,
        email: person?.email ?? null,
        scvId: person?.scvId ?? null,
      };
    },
  }),
  operation({
    method: 'POST',
    endpoint: 'session',
    tag,
    summary: 'Opens the shop to whoever has just signed in, and says where they were going.',
    role: 'signed-in',
    settlesSubject: true,
    body: SessionOpening,
    answer: ServerContext,
    handle: async ({ world, session }) => {
      const opened = await world.db.transaction(async (trx) => {
        await session.remember(trx, {});
        await touchHold(trx, world, await session.person());
        const known = await session.reread(trx);
        if (!known.person) throw refusals.notSignedIn();
        return known;
      });
      return contextOf(world, opened);
    },
  }),
  operation({
    method: 'POST',
    endpoint: 'logout',
    tag,
    summary: 'Ends the session of this browser, here and on the server. Saying it twice does no harm.',
    settlesSubject: true,
    clearsCache: true,
    body: SignOut,
    answer: nothing,
    handle: ({ world, session }) => world.db.transaction((trx) => session.signOut(trx)),
  }),
];
