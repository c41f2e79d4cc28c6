import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { hashOf } from '#server/security/secrets.ts';
import { personById } from '#server/db/repositories/accounts.ts';
import { issueOnecards } from '#server/db/repositories/onecards.ts';
import { createIds } from '#server/ids.ts';
import { withCheckDigit } from '#services/onecard/onecard.rules.ts';
import { realWorld } from '../world.ts';
import { nowMs, openShop, type Shop } from './shop.ts';

let shop: Shop;
const ids = createIds(realWorld.clock, realWorld.random);
let issued = 0;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

/** A card with a link, and the token of that link. */
async function link({ isPrimary = true, expiresMs = nowMs + 60_000 } = {}) {
  const oToken = ids.secret();
  const number = withCheckDigit(String(941_000_000_000 + ++issued));
  await shop.db.transaction((trx) =>
    issueOnecards(trx, [
      {
        number,
        is_primary: isPrimary ? 1 : 0,
        token_hash: hashOf(oToken),
        token_expires_ms: expiresMs,
      },
    ]),
  );
  return { oToken, number };
}
const validate = (oToken: string) => shop.get(`/api/v1/onecards/actions/validate?oToken=${encodeURIComponent(oToken)}`);
const register = (body: unknown, headers?: HeadersInit) => shop.send('POST', '/api/v1/onecards/guests', body, headers);
const cardOf = async (accountId: string) => (await personById(shop.db.read, accountId))?.shopper?.onecardNumber;

describe('a Onecard link', () => {
  test('that stands for a primary card answers 204 and nothing else [A7.070] [B7.11] [B7.12]', async () => {
    const { oToken } = await link();
    const response = await validate(oToken);
    expect([response.status, await response.text()]).toEqual([204, '']);
  });

  test('answers the same whatever is wrong with it, and looking changes nothing', async () => {
    const joined = await link();
    await register({ oToken: joined.oToken }, (await shop.signedIn()).headers);
    const links = [
      (await link({ isPrimary: false })).oToken,
      (await link({ expiresMs: nowMs })).oToken,
      joined.oToken,
      ids.secret(),
      'short',
      '',
      "'; drop table onecards --",
    ];
    const before = await shop.databaseHash();
    const answers = await Promise.all(
      links.map(async (oToken) => {
        const response = await validate(oToken);
        return [response.status, await response.text()] as const;
      }),
    );
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    expect(answers[0]?.[0]).toBe(404);
    expect((await shop.get('/api/v1/onecards/actions/validate')).status).toBe(404);
    expect(await shop.databaseHash()).toBe(before);
  });

  test('joins its card to the shopper who is signed in [B7.13] [B2.43]', async () => {
    const { oToken, number } = await link();
    const who = await shop.signedIn();
    const response = await register({ oToken }, who.headers);
    expect([response.status, await cardOf(who.accountId)]).toEqual([204, number]);
    const session = (await (await shop.get('/api/v1/session', who.headers)).json()) as {
      context: { shopper: { hasOnecard: boolean } };
    };
    expect(session.context.shopper.hasOnecard).toBe(true);
  });

  test('is used once: the same shopper is told the same again, anybody else that it is not there', async () => {
    const { oToken } = await link();
    const [who, other] = [await shop.signedIn(), await shop.signedIn()];
    const statuses = [
      (await register({ oToken }, who.headers)).status,
      (await register({ oToken }, who.headers)).status,
      (await register({ oToken }, other.headers)).status,
    ];
    expect([statuses, await cardOf(other.accountId)]).toEqual([[204, 204, 404], null]);
  });

  test('of two shoppers at the same moment joins one', async () => {
    const { oToken } = await link();
    const both = [await shop.signedIn(), await shop.signedIn()];
    const statuses = await Promise.all(both.map(async ({ headers }) => (await register({ oToken }, headers)).status));
    expect(statuses.toSorted()).toEqual([204, 404]);
  });

  test('without a token registers nothing, whoever asks [B5.13]', async () => {
    const who = await shop.signedIn();
    const before = await shop.databaseHash();
    for (const body of [undefined, {}, { oToken: null }, { oToken: '' }, { oToken: 'x' }, { token: ids.secret() }])
      expect((await register(body, who.headers)).status, JSON.stringify(body)).toBe(400);
    expect(await shop.databaseHash()).toBe(before);
  });

  test('joins no card for a guest, nor for somebody who has not registered', async () => {
    const { oToken } = await link();
    expect((await register({ oToken })).status).toBe(401);
    expect((await register({ oToken }, (await shop.signedIn({ isShopper: false })).headers)).status).toBe(403);
    expect((await validate(oToken)).status).toBe(204);
  });

  test('of a new card takes the place of the one before, which can be joined again', async () => {
    const [first, second] = [await link(), await link()];
    const who = await shop.signedIn();
    await register({ oToken: first.oToken }, who.headers);
    await register({ oToken: second.oToken }, who.headers);
    expect([await cardOf(who.accountId), (await validate(first.oToken)).status]).toEqual([second.number, 204]);
  });
});
