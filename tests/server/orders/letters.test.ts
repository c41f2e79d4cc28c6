import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { lettersDue, takenLetterMs, takeLetter } from '#server/db/repositories/letters-due.ts';
import type { Letter } from '#server/letters/letters.ts';
import { silentLog } from '#server/log.ts';
import { sendDueLetters } from '#server/orders/order-letters.ts';
import { startLetters } from '#server/start/letters.ts';
import { origin } from '../api/shop.ts';
import { goods, openPlacingShop, type PlacingShop } from './placing-shop.ts';

let shop: PlacingShop;
let sent: Letter[];
let isDown: boolean;
beforeAll(async () => {
  shop = await openPlacingShop();
});
afterAll(() => shop.close());
beforeEach(async () => {
  await shop.begin();
  sent = [];
  isDown = false;
});

const world = () => ({
  db: shop.db,
  clock: { nowMs: () => shop.time.nowMs },
  log: silentLog,
  publicOrigin: origin,
  letters: {
    send: async (letter: Letter) => {
      if (isDown) throw new Error('Nobody takes letters.');
      sent.push(letter);
    },
  },
});
const send = () => sendDueLetters(world());
const due = () => lettersDue(shop.db.read, shop.time.nowMs);
/** Takes the letter as a store does that is killed before it can say what became of it. */
const takeAndDie = async () => {
  const [letter] = await due();
  return shop.db.transaction((trx) => takeLetter(trx, letter?.id ?? '', shop.time.nowMs));
};
const later = () => {
  shop.time.nowMs += takenLetterMs;
};

describe('The letter of an order', () => {
  it('says what was ordered, when, where, what was charged and until when it can be changed, with links [A1.19]', async () => {
    const who = await shop.buyer({ [goods.bread]: 2, [goods.kumara]: 540 });
    const cents = await shop.costs(who);
    const { orderId, orderNumber } = await shop.placed(who);
    await send();
    const [letter] = sent;
    const text = letter?.lines.join('\n') ?? '';
    expect([sent.length, letter?.kind, letter?.to]).toEqual([1, 'order-placed', who.email]);
    expect(letter?.subject).toContain(orderNumber);
    expect(text).toMatch(/^Kia ora Aroha,/);
    expect(text).toMatch(/^2 × .+, \$10\.00$/m);
    expect(text).toMatch(/^540 g × .+, \$2\.70$/m);
    expect(text).toMatch(/^When: \w+day \d+ \w+, .+$/m);
    expect(text).toMatch(/^Where: Delivery to 14 Kōwhai Street/m);
    expect(text).toContain(`Charged: $${(cents / 100).toFixed(2)}, Visa ending in 1111`);
    expect(text).toMatch(/^You can change it until \d+:\d\d [ap]m on \w+day \w+ \w+\.$/m);
    expect(letter?.lines).toContain(`${origin}/checkout/confirmation?orderId=${orderId}`);
    expect(letter?.lines).toContain(`${origin}/api/v1/past-orders/${orderId}/invoice`);
  });

  it('is sent once, however often and by however many stores it is looked for', async () => {
    await shop.placed(await shop.buyer());
    await Promise.all([send(), send(), send()]);
    later();
    await send();
    expect(sent).toHaveLength(1);
  });

  it('is not sent again by a store that had seen it due before another one sent it', async () => {
    for (let order = 0; order < 3; order++) await shop.placed(await shop.buyer());
    const slow = Promise.withResolvers<void>();
    const others = {
      ...world(),
      letters: { send: async (letter: Letter) => void (await slow.promise, sent.push(letter)) },
    };
    const rounds = [sendDueLetters(others)];
    await expect.poll(async () => (await due()).length).toBe(2);
    rounds.push(send());
    await rounds[1];
    slow.resolve();
    await Promise.all(rounds);
    expect(new Set(sent.map(({ subject }) => subject)).size).toBe(3);
    expect(sent).toHaveLength(3);
  });

  it('that was being sent when its store was killed is sent once more, and never a third time', async () => {
    await shop.placed(await shop.buyer());
    expect(await takeAndDie()).toBe(true);
    await send();
    expect(sent).toEqual([]);
    later();
    expect(await takeAndDie()).toBe(true);
    later();
    await send();
    expect(sent).toEqual([]);
  });

  it('that was being sent when its store was killed goes with the next round after its time', async () => {
    await shop.placed(await shop.buyer());
    await takeAndDie();
    later();
    await send();
    expect(sent).toHaveLength(1);
    expect(await due()).toEqual([]);
  });

  it('waits for as long as nobody takes letters, and keeps no other from going', async () => {
    await shop.placed(await shop.buyer());
    isDown = true;
    for (let round = 0; round < 5; round++) {
      await send();
      later();
    }
    isDown = false;
    await send();
    expect(sent).toHaveLength(1);
  });

  it('is owed to nobody who has gone', async () => {
    const who = await shop.buyer();
    await shop.placed(who);
    await shop.db.transaction((trx) => trx.deleteFrom('accounts').where('id', '=', who.accountId).execute());
    await send();
    later();
    expect([sent, await due()]).toEqual([[], []]);
  });

  it('goes when the store opens, and those that come later each second, until it closes', async () => {
    const rounds: (() => void)[] = [];
    await shop.placed(await shop.buyer());
    const gone = Promise.withResolvers<void>();
    const letters = world();
    let stopped = 0;
    const stop = startLetters(
      { ...letters, letters: { send: async (letter) => void (sent.push(letter), gone.resolve()) } },
      {
        every: (ms, work) => {
          expect(ms).toBe(1_000);
          rounds.push(work);
          return () => void stopped++;
        },
      },
    );
    await gone.promise;
    stop();
    expect([sent.length, rounds.length, stopped]).toEqual([1, 1, 1]);
  });
});
