import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { withCheckDigit } from '#services/onecard/onecard.rules.ts';
import type { SignedIn } from '../api/shop.ts';
import { type LoyaltyShop, openLoyaltyShop, paths } from './loyalty-shop.ts';

let shop: LoyaltyShop;
beforeAll(async () => {
  shop = await openLoyaltyShop();
});
afterAll(() => shop.close());
beforeEach(() => shop.begin());

const cardOf = (who: SignedIn) => shop.read<{ lastDigits: string | null; joinedOn: string | null }>(who, paths.card);
const noCard = { lastDigits: null, joinedOn: null };

describe('The card of a shopper', () => {
  it('is joined by its printed number, told by its last digits, and taken off again [A1.25]', async () => {
    const who = await shop.signedIn();
    expect(await cardOf(who)).toEqual(noCard);
    const number = await shop.card();
    const printed = `${number.slice(0, 4)} ${number.slice(4, 8)} ${number.slice(8)}`;
    const response = await shop.putCard(who, printed);
    const joined = { lastDigits: number.slice(-4), joinedOn: '2026-11-20' };
    expect([response.status, await response.json(), await cardOf(who)]).toEqual([200, joined, joined]);
    expect(await (await shop.putCard(who, null)).json()).toEqual(noCard);
    expect(await (await shop.putCard(who, null)).json()).toEqual(noCard);
    expect(await cardOf(who)).toEqual(noCard);
  });

  it('belongs to one account: a foreign card and one that is not there are answered alike (T-31)', async () => {
    const [who, other] = [await shop.signedIn(), await shop.signedIn()];
    const theirs = await shop.join(other);
    const foreign = await shop.putCard(who, theirs);
    const missing = await shop.putCard(who, withCheckDigit('949999999999'));
    const other2 = await shop.putCard(who, await shop.card([], { isPrimary: false }));
    const told = await foreign.json();
    expect([foreign.status, missing.status, other2.status]).toEqual([400, 400, 400]);
    expect([await missing.json(), await other2.json()]).toEqual([told, told]);
    expect([await cardOf(who), (await cardOf(other)).lastDigits]).toEqual([noCard, theirs.slice(-4)]);
  });

  it('stays as it is when another one cannot be had, or is none', async () => {
    const who = await shop.signedIn();
    const number = await shop.join(who);
    for (const wrong of ['', 'none', '9400 1002 0030 1', withCheckDigit('949999999999'), '١٢٣'])
      expect([wrong, (await shop.putCard(who, wrong)).status]).toEqual([wrong, 400]);
    for (const body of [{}, { number: 7 }, { number, isMember: true }])
      expect((await shop.send('PUT', paths.card, body, who.headers)).status).toBe(400);
    expect((await cardOf(who)).lastDigits).toBe(number.slice(-4));
  });

  it('is guessed at slowly: after ten numbers in vain even the right one has to wait (T-31)', async () => {
    const who = await shop.signedIn();
    const right = await shop.card();
    for (let time = 0; time < 10; time++)
      expect((await shop.putCard(who, withCheckDigit(String(948_000_000_000 + time)))).status).toBe(400);
    const waits = await shop.putCard(who, right);
    expect([waits.status, Number(waits.headers.get('retry-after')) > 0]).toEqual([429, true]);
    shop.pass(60_000);
    expect((await shop.putCard(who, right)).status).toBe(200);
  });

  it('of two that are joined at the same moment is one, and the other is free again', async () => {
    const [who, other] = [await shop.signedIn(), await shop.signedIn()];
    const both = [await shop.card(), await shop.card()];
    await Promise.all(both.map((number) => shop.putCard(who, number)));
    const { lastDigits } = await cardOf(who);
    const free = both.filter((number) => number.slice(-4) !== lastDigits);
    expect(free).toHaveLength(1);
    expect((await shop.putCard(other, free[0] ?? '')).status).toBe(200);
  });

  it('brings what it gathered at the till to the first account that joins it, once', async () => {
    const [who, other] = [await shop.signedIn(), await shop.signedIn()];
    const number = await shop.card([500, 320]);
    await shop.join(who, number);
    await shop.join(who, number);
    expect(await shop.balance(who)).toMatchObject({
      pointsBalance: 820,
      pointsPerReward: 2_000,
      rewardValue: 15,
      rewardBalance: 0,
      redemptionPreference: 'automatic',
      recent: [
        { points: 320, text: 'Shop 2' },
        { points: 500, text: 'Shop 1' },
      ],
    });
    await shop.putCard(who, null);
    await shop.join(other, number);
    expect((await shop.balance(other)).pointsBalance).toBe(0);
    await shop.join(who);
    expect((await shop.balance(who)).pointsBalance).toBe(820);
  });
});
