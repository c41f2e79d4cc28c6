import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { SavedInstrument } from '#services/payments/instruments.contract.ts';
import { ownInstrument } from '#server/payments/own-instrument.ts';
import { testCards } from '#server/payments/test-cards.ts';
import { openShop, type Shop, type SignedIn } from '../api/shop.ts';
import { realWorld } from '../world.ts';
import { card, openPaymentSide } from './payment-side.ts';

const side = openPaymentSide();
let nowMs = Date.UTC(2026, 10, 21);
let shop: Shop;
beforeAll(async () => {
  shop = await openShop({ payments: side.provider, clock: { ...realWorld.clock, nowMs: () => nowMs } });
});
afterAll(() => shop.close());

type Frame = { readonly url: string; readonly instrumentId: string };
const told = async <T>(response: Response): Promise<T> => (await response.json()) as T;
const frameOf = async (headers: HeadersInit = {}) =>
  told<Frame>(await shop.get('/api/v1/payments/card-capture', headers));
const walletOf = async ({ headers }: SignedIn) =>
  told<Frame>(await shop.send('POST', '/api/v1/payments/wallet-sessions', undefined, headers));
const submit = ({ url }: Frame, body: object) => side.submit(new URL(url).pathname, body);
const listOf = async ({ headers }: SignedIn) =>
  (await told<{ instruments: SavedInstrument[] }>(await shop.get('/api/v1/payments/instruments', headers))).instruments;
async function cardOf({ headers }: SignedIn, wishes: object): Promise<string> {
  const frame = await frameOf(headers);
  await submit(frame, { ...card, ...wishes });
  return frame.instrumentId;
}
const own = ({ accountId }: SignedIn, instrumentId: string) =>
  ownInstrument(shop.db.read, { payments: side.provider }, accountId, instrumentId);

describe('The saved cards of a shopper', () => {
  it('are told newest first, each as much of it as may be shown, and none that was not to be saved [A7.092] [B3.42]', async () => {
    const who = await shop.signedIn();
    expect(await listOf(who)).toEqual([]);
    const first = await cardOf(who, { save: true });
    nowMs += 1;
    await cardOf(who, { save: false });
    nowMs += 1;
    const closed = testCards.find(({ outcome }) => outcome.kind === 'take' && outcome.pays === 'closed')?.number;
    const second = await cardOf(who, { save: true, number: closed, month: 11, year: 2026 });
    const shown = { expiryMonth: 12, expiryYear: 2031, isExpired: false, disabled: false, cardScheme: 'Visa' };
    expect(await listOf(who)).toEqual([
      {
        ...shown,
        instrumentId: second,
        cardSuffix: closed?.slice(-4),
        expiryMonth: 11,
        expiryYear: 2026,
        disabled: true,
      },
      { ...shown, instrumentId: first, cardSuffix: '1111' },
    ]);
  });

  it('have expired when their month is over in New Zealand, by the clock of the store [B3.42]', async () => {
    const who = await shop.signedIn();
    await cardOf(who, { save: true, month: 11, year: 2026 });
    const before = nowMs;
    const expired = async (atMs: number) => {
      nowMs = atMs;
      return (await listOf(who)).map(({ isExpired }) => isExpired);
    };
    expect(await expired(Date.UTC(2026, 10, 30, 10, 59, 59))).toEqual([false]);
    expect(await expired(Date.UTC(2026, 10, 30, 11))).toEqual([true]);
    nowMs = before;
  });

  it('are nobody else’s: not told, and no means to pay [A7.092]', async () => {
    const [owner, other] = [await shop.signedIn(), await shop.signedIn()];
    const instrumentId = await cardOf(owner, { save: true });
    expect(await listOf(other)).toEqual([]);
    expect([await own(other, instrumentId), (await own(owner, instrumentId))?.cardSuffix]).toEqual([null, '1111']);
  });

  it('are for shoppers alone', async () => {
    const [guest, registering] = [{}, (await shop.signedIn({ isShopper: false })).headers];
    const statuses = [guest, registering].map(async (headers) => [
      (await shop.get('/api/v1/payments/instruments', headers)).status,
      (await shop.send('POST', '/api/v1/payments/wallet-sessions', undefined, { ...ownPage, ...headers })).status,
    ]);
    expect((await Promise.all(statuses)).flat().filter((status) => ![401, 403].includes(status))).toEqual([]);
  });
});
const ownPage = { 'sec-fetch-site': 'same-origin', 'content-type': 'application/json', 'x-session-subject': 'guest' };

describe('A frame', () => {
  it('that a guest asked for opens as before, and what comes of it pays for nobody [A7.093]', async () => {
    const frame = await frameOf();
    expect(await (await submit(frame, card)).json()).toEqual({ instrumentId: frame.instrumentId });
    expect(await own(await shop.signedIn(), frame.instrumentId)).toBeNull();
  });

  it('that gave no card yet is no means to pay', async () => {
    const who = await shop.signedIn();
    const { instrumentId } = await frameOf(who.headers);
    expect(await own(who, instrumentId)).toBeNull();
  });

  it('of a wallet is the shopper’s who asked for it, and stands on the payment side [A7.091]', async () => {
    const who = await shop.signedIn();
    const frame = await walletOf(who);
    expect(frame.url).toMatch(/^http:\/\/127\.0\.0\.1:3001\/wallet\//);
    await submit(frame, { verify: false, save: false });
    expect(await own(who, frame.instrumentId)).toMatchObject({ cardScheme: 'Wallet', isSaved: false });
    expect(await listOf(who)).toEqual([]);
  });

  it('that nothing came of is forgotten in the end, and a card never is', async () => {
    const who = await shop.signedIn();
    const instrumentId = await cardOf(who, { save: true });
    for (let index = 0; index < 48; index++) await frameOf(who.headers);
    nowMs += 2 * 60 * 60_000;
    await frameOf(who.headers);
    const kept = await shop.db.read
      .selectFrom('card_captures')
      .select('instrument_id')
      .where('shopper_id', '=', who.accountId)
      .execute();
    expect(kept).toHaveLength(2);
    expect((await listOf(who)).map((one) => one.instrumentId)).toEqual([instrumentId]);
  });
});
