import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { visitorSessionOf } from '#server/api/visitor-session.ts';
import { createIds } from '#server/ids.ts';
import { origin } from '../api/shop.ts';
import { realWorld } from '../world.ts';
import { type Accounts, browserAt, goodPassword, newClient, openAccounts } from './browser.ts';

let accounts: Accounts;
beforeAll(async () => {
  accounts = await openAccounts();
});
afterAll(() => accounts.shop.close());

describe('A transaction that is run again from its start', () => {
  test.each(['signIn', 'renew'] as const)('ends the session that the browser came with: %s', async (act) => {
    const { email, id } = await accounts.account();
    const visitor = browserAt(accounts.shop, newClient());
    await visitor.signIn(email, goodPassword);
    const old = visitor.cookies.get('cw-ssoc') ?? '';
    const world = {
      db: accounts.shop.db,
      clock: { nowMs: () => accounts.time.nowMs },
      ids: createIds(realWorld.clock, realWorld.random),
      publicOrigin: origin,
    };
    const session = visitorSessionOf(`cw-ssoc=${old}`, world);
    const run = (isLost: boolean) =>
      accounts.shop.db.transaction(async (trx) => {
        const known = await (act === 'signIn' ? session.signIn(trx, id) : session.renew(trx));
        if (isLost) throw new Error('Another was first.');
        return known;
      });
    await expect(run(true)).rejects.toThrow('Another was first.');
    expect(await visitor.user()).toMatchObject({ isLoggedIn: true });
    const known = await run(false);
    expect([known.person?.email, known.facts.provenMs]).toEqual([email, accounts.time.nowMs]);
    expect(await visitor.user()).toMatchObject({ isLoggedIn: false });
    const [, fresh = ''] = /^cw-ssoc=([\w-]{43});/.exec(session.cookies.join('\n')) ?? [];
    visitor.cookies.set('cw-ssoc', fresh);
    expect(await visitor.user()).toMatchObject({ isLoggedIn: true });
  });
});
