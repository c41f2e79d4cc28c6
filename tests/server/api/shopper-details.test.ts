import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { withCheckDigit } from '#services/onecard/onecard.rules.ts';
import { addressesOf } from '#server/db/repositories/shopper-addresses.ts';
import { personById } from '#server/db/repositories/accounts.ts';
import { issueOnecards } from '#server/db/repositories/onecards.ts';
import { unchosen } from '#server/fulfilment/choice.ts';
import { nowMs, openShop, type Shop } from './shop.ts';

let shop: Shop;
let suburbId = 0;
const cards = ['940000000001', '940000000002', '940000000003'].map(withCheckDigit);
const [freeCard = '', othersCard = '', secondaryCard = ''] = cards;
beforeAll(async () => {
  shop = await openShop();
  const { suburbs } = (await (await shop.get('/api/v1/suburbs?search=newtown')).json()) as {
    suburbs: { id: number }[];
  };
  suburbId = suburbs[0]?.id ?? 0;
  await shop.db.transaction((trx) =>
    issueOnecards(
      trx,
      cards.map((number) => ({
        number,
        is_primary: number === secondaryCard ? 0 : 1,
        token_hash: null,
        token_expires_ms: null,
      })),
    ),
  );
});
afterAll(() => shop.close());

const good = () => ({
  firstName: 'Hēmi',
  lastName: "O'Brien-Te Whare",
  birthDate: '1990-02-28',
  phone: '021 234 5678',
  suburbId,
  deliveryAddress: null as { street: string; ruralDelivery: number | null } | null,
  onecardNumber: null as string | null,
  acceptsTerms: true,
});
const path = '/api/v1/registrations/shopper-details';
type Refused = { readonly code: string; readonly fieldErrors?: Readonly<Record<string, string>> };
type Told = { readonly context: { readonly shopper: Record<string, unknown> } };

const newcomer = () => shop.signedIn({ isShopper: false });
const tell = (who: Awaited<ReturnType<typeof newcomer>>, more: object = {}) =>
  shop.send('POST', path, { ...good(), ...more }, who.headers);
const personOf = (accountId: string) => personById(shop.db.read, accountId);

describe('finishing a registration', () => {
  test('makes a shopper of whoever is signed in, delivers to the address they gave, and answers with their context', async () => {
    const who = await newcomer();
    const response = await tell(who, {
      deliveryAddress: { street: ' 12 Kōwhai Street ', ruralDelivery: 4 },
      onecardNumber: freeCard.replace(/(.{4})/g, '$1 '),
    });
    expect(response.status).toBe(200);
    expect(((await response.json()) as Told).context.shopper).toMatchObject({
      isLoggedIn: true,
      isShopper: true,
      firstName: 'Hēmi',
      hasOnecard: true,
      shopperScvId: who.scvId,
    });
    expect((await personOf(who.accountId))?.shopper).toEqual({
      firstName: 'Hēmi',
      lastName: "O'Brien-Te Whare",
      birthDate: '1990-02-28',
      phone: '+64212345678',
      suburbId,
      onecardNumber: freeCard,
      points: 0,
      saver: null,
      orderCount: 0,
      choice: { ...unchosen(suburbId), address: { id: 1, label: '12 Kōwhai Street, RD 4, Wellington 6021' } },
      hold: null,
      disclaimer: null,
      isOrderUnderWay: false,
      change: null,
    });
    expect(await addressesOf(shop.db.read, who.accountId)).toEqual([
      { id: 1, street: '12 Kōwhai Street', suburbId, ruralDelivery: 4 },
    ]);
  });

  test('gives the session a new id, because more may be done with it now', async () => {
    const who = await newcomer();
    const response = await tell(who);
    const cookie = response.headers.get('set-cookie') ?? '';
    expect(cookie).toMatch(/^cw-ssoc=[\w-]{43}; /);
    expect(who.headers['cookie']).not.toContain(cookie.split(';')[0]);
    const asked = async (own: string) =>
      (await (await shop.get('/bff/get-user', { cookie: own })).json()) as { isShopper: boolean };
    expect((await asked(cookie.split(';')[0] ?? '')).isShopper).toBe(true);
    expect((await asked(who.headers['cookie'] ?? '')).isShopper).toBe(false);
  });

  test('said twice has the same end as said once, and a shopper is not changed by it', async () => {
    const who = await newcomer();
    const first = await tell(who);
    const headers = { ...who.headers, cookie: first.headers.get('set-cookie')?.split(';')[0] ?? '' };
    const before = await shop.databaseHash();
    const again = await shop.send('POST', path, { ...good(), firstName: 'Somebody', lastName: 'Else' }, headers);
    expect([again.status, await shop.databaseHash()]).toEqual([200, before]);
    expect(((await again.json()) as Told).context.shopper).toMatchObject({ isShopper: true, firstName: 'Hēmi' });
  });

  test('is for whoever is signed in: a guest is told to sign in, and the page of somebody else is refused', async () => {
    const who = await newcomer();
    expect((await shop.send('POST', path, good())).status).toBe(401);
    const other = await newcomer();
    const mixed = await shop.send('POST', path, good(), { ...who.headers, 'x-session-subject': other.scvId });
    expect([mixed.status, ((await mixed.json()) as Refused).code]).toEqual([409, 'SubjectChanged']);
    expect((await personOf(who.accountId))?.shopper).toBeNull();
  });

  const wrong: readonly (readonly [string, object, string, string])[] = [
    ['no first name', { firstName: '  ' }, 'firstName', 'Write your name here.'],
    ['a name that is a tag', { lastName: '<b>' }, 'lastName', 'only letters'],
    ['a name of 61 letters', { lastName: 'ā'.repeat(61) }, 'lastName', 'at most 60'],
    ['a date that is none', { birthDate: '1990-02-30' }, 'birthDate', 'no such day'],
    ['a date in another form', { birthDate: '28/2/1990' }, 'birthDate', '27/3/1990'],
    ['a birth before 1900', { birthDate: '1899-12-31' }, 'birthDate', 'before 1900'],
    ['a birth that is still to come', { birthDate: '2090-01-01' }, 'birthDate', 'still to come'],
    ['a number of another country', { phone: '+61 412 345 678' }, 'phone', 'New Zealand'],
    ['a suburb that is not there', { suburbId: 999_999 }, 'suburbId', 'do not know this suburb'],
    [
      'an address without a street',
      { deliveryAddress: { street: ' ', ruralDelivery: null } },
      'deliveryAddress.street',
      'number and the street',
    ],
    [
      'an RD number of 0',
      { deliveryAddress: { street: '1 A Road', ruralDelivery: 0 } },
      'deliveryAddress.ruralDelivery',
      'between 1 and 99',
    ],
    ['a mistyped card', { onecardNumber: '9400000000010' }, 'onecardNumber', '13 digits'],
    [
      'a card that does not exist',
      { onecardNumber: withCheckDigit('940000000099') },
      'onecardNumber',
      'cannot join this card',
    ],
    ['a card that is not primary', { onecardNumber: secondaryCard }, 'onecardNumber', 'cannot join this card'],
    ['no word on the terms', { acceptsTerms: false }, 'acceptsTerms', 'Tick this box'],
  ];
  test.each(wrong)('is refused with %s, in words on that field, and changes nothing', async (_, more, field, words) => {
    const who = await newcomer();
    const before = await shop.databaseHash();
    const response = await tell(who, more);
    const { code, fieldErrors } = (await response.json()) as Refused;
    expect([response.status, code]).toEqual([400, 'Invalid']);
    expect(Object.keys(fieldErrors ?? {})).toEqual([field]);
    expect(fieldErrors?.[field]).toContain(words);
    expect(await shop.databaseHash()).toBe(before);
  });

  test('names every field that is wrong at once', async () => {
    const response = await tell(await newcomer(), { firstName: '', phone: '111', acceptsTerms: false });
    expect(Object.keys(((await response.json()) as Refused).fieldErrors ?? {}).toSorted()).toEqual([
      'acceptsTerms',
      'firstName',
      'phone',
    ]);
  });

  test('asks for each field but the card and the address [A5.O3]', async () => {
    for (const field of ['firstName', 'lastName', 'birthDate', 'phone', 'suburbId', 'acceptsTerms']) {
      const response = await tell(await newcomer(), { [field]: undefined });
      expect([response.status, Object.keys(((await response.json()) as Refused).fieldErrors ?? {})]).toEqual([
        400,
        [field],
      ]);
    }
    expect((await tell(await newcomer())).status).toBe(200);
  });

  test('takes nothing but what it asks for: no role, no count, no card of somebody else', async () => {
    const who = await newcomer();
    for (const more of [
      { isShopper: true },
      { orderCount: 7 },
      { accountId: 'x' },
      { shopperScvId: 'x' },
      { __proto__x: 1 },
    ])
      expect((await tell(who, more)).status, JSON.stringify(more)).toBe(400);
    expect((await personOf(who.accountId))?.shopper).toBeNull();
  });

  test('is for people of 13 and older, in whole years of New Zealand days [A5.01] [A5.O1]', async () => {
    expect(new Date(nowMs).toISOString()).toBe('2026-11-20T01:02:03.456Z');
    const tooYoung = await tell(await newcomer(), { birthDate: '2013-11-21' });
    expect(((await tooYoung.json()) as Refused).fieldErrors).toEqual({
      birthDate: 'You need to be 13 or older to register.',
    });
    expect((await tell(await newcomer(), { birthDate: '2013-11-20' })).status).toBe(200);
  });

  test('asks only for 13 years: 18 is asked for liquor, and not here [A5.O2]', async () => {
    expect((await tell(await newcomer(), { birthDate: '2010-01-01' })).status).toBe(200);
  });

  test('says of a card of somebody else what it says of one that does not exist', async () => {
    await tell(await newcomer(), { onecardNumber: othersCard });
    const refusalOf = async (onecardNumber: string) =>
      ((await (await tell(await newcomer(), { onecardNumber })).json()) as Refused).fieldErrors;
    expect(await refusalOf(othersCard)).toEqual(await refusalOf(withCheckDigit('940000000098')));
  });

  test('at the same moment from two tabs makes one shopper', async () => {
    const who = await newcomer();
    const both = await Promise.all([tell(who), tell(who)]);
    expect(both.filter(({ status }) => status === 200).length).toBeGreaterThan(0);
    expect((await personOf(who.accountId))?.shopper?.firstName).toBe('Hēmi');
  });
});
