import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Letter } from '#server/letters/letters.ts';
import { silentLog } from '#server/log.ts';
import { sendDueLetters } from '#server/orders/order-letters.ts';
import { origin } from '../api/shop.ts';
import { openSaverShop, type SaverShop } from './saver-shop.ts';

let shop: SaverShop;
let sent: Letter[];
beforeAll(async () => {
  shop = await openSaverShop();
});
afterAll(() => shop.close());
beforeEach(async () => {
  await shop.begin();
  sent = [];
});

async function send(): Promise<readonly string[]> {
  await sendDueLetters({
    db: shop.db,
    clock: { nowMs: () => shop.time.nowMs },
    log: silentLog,
    publicOrigin: origin,
    letters: { send: async (letter) => void sent.push(letter) },
  });
  return sent.map(({ kind }) => kind);
}
const text = () => sent.at(-1)?.lines.join('\n') ?? '';

describe('A letter about a subscription', () => {
  it('says what was bought, what it cost, until when it is paid for and when it is charged again', async () => {
    const { who } = await shop.subscriber();
    expect(await send()).toEqual(['saver-started']);
    expect(sent[0]?.to).toBe(who.email);
    expect(text()).toMatch(/^Kia ora Aroha,/);
    for (const said of [
      'Your Delivery Saver has started: Any day, by the month.',
      'Standard deliveries on any day of the week are paid for, for orders of $80.00 or more.',
      'Charged: $25.00, Visa ending in 1111',
      'Paid until: Saturday 19th December 2026',
      'on Sunday 20th December 2026 we charge $25.00 to your Visa ending in 1111 again',
      `${origin}/account/subscriptions`,
    ])
      expect(text()).toContain(said);
  });

  it('says until when it is paid for once it is renewed', async () => {
    await shop.subscriber();
    await send();
    await shop.renewOn('2026-12-20');
    expect(await send()).toEqual(['saver-started', 'saver-renewed']);
    expect(text()).toContain('Paid until: Tuesday 19th January 2027');
  });

  it('says what could not be charged and until when another card may be chosen', async () => {
    await shop.subscriber();
    await send();
    shop.payments.outcome = 'declined';
    await shop.renewOn('2026-12-20');
    expect(await send()).toEqual(['saver-started', 'saver-unpaid']);
    expect(text()).toContain('We could not charge $25.00 to your Visa ending in 1111');
    expect(text()).toContain('You can choose another card until Sunday 3rd January 2027.');
  });

  it('does not ask for another card when one was given meanwhile', async () => {
    const { who, id } = await shop.subscriber();
    await send();
    shop.payments.outcome = 'declined';
    await shop.renewOn('2026-12-20');
    shop.payments.outcome = 'captured';
    await shop.pay(who, id, await shop.card(who));
    expect(await send()).toEqual(['saver-started', 'saver-renewed']);
  });

  it('says until when it is good once it is given up, or that it is over', async () => {
    const { who, id } = await shop.subscriber();
    await shop.cancel(who, id);
    await send();
    const about = (kind: string) => sent.find((letter) => letter.kind === kind)?.lines.join('\n');
    expect(about('saver-cancelled')).toContain('It is good until Saturday 19th December 2026');
    const another = await shop.subscriber();
    shop.payments.outcome = 'declined';
    await shop.renewOn('2026-12-20');
    sent = [];
    await shop.cancel(another.who, another.id);
    await send();
    expect(about('saver-cancelled')).toContain('From now on deliveries cost their usual fee.');
  });

  it('is owed for nothing that came to nothing', async () => {
    shop.payments.outcome = 'declined';
    await shop.bought(await shop.shopperWithCard());
    expect(await send()).toEqual([]);
  });
});
