import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { minuteMs, paths as holdPaths } from '../api/hold-shop.ts';
import { type Buyer, goods, openPlacingShop, type PlacingShop, type Told } from './placing-shop.ts';

let shop: PlacingShop;
beforeAll(async () => {
  shop = await openPlacingShop();
  await shop.begin();
});
afterAll(() => shop.close());

/** What a shopper has done of all that an order needs. */
type Done = { lines: number; wine: number; heldUntilMs: number; held: number; agreedFor: number; slots: number };
const isHeld = ({ heldUntilMs }: Done) => shop.time.nowMs < heldUntilMs;
const isReady = (done: Done) => done.lines + done.wine > 0 && isHeld(done) && done.agreedFor === done.held;

type Step = (who: Buyer, done: Done) => Promise<void>;
const steps: Readonly<Record<string, Step>> = {
  async putBread(who, done) {
    await shop.put(who, { [goods.bread]: ++done.lines });
  },
  async putWine(who, done) {
    await shop.put(who, { [goods.wine]: ++done.wine });
  },
  async empty(who, done) {
    await shop.put(who, { [goods.bread]: 0, [goods.wine]: 0 });
    Object.assign(done, { lines: 0, wine: 0 });
  },
  async hold(who, done) {
    await shop.takeSlot(who, done.slots % 2);
    Object.assign(done, { held: ++done.slots, heldUntilMs: shop.time.nowMs + 60 * minuteMs });
  },
  async letGo(who, done) {
    await shop.send('DELETE', holdPaths.slot, undefined, who.headers);
    done.heldUntilMs = 0;
  },
  async agree(who, done) {
    await shop.say(who);
    done.agreedFor = isHeld(done) ? done.held : -1;
  },
  async wait() {
    shop.pass(40 * minuteMs);
  },
};

const count = async (table: 'orders' | 'payments', { accountId }: Buyer) =>
  (await shop.db.read.selectFrom(table).select('id').where('shopper_id', '=', accountId).execute()).length;

describe('Whatever order the steps to an order come in', () => {
  it('nothing is placed or charged without goods, a slot that is held and what was agreed to for it, and all with them is (T-27)', async () => {
    let placed = 0;
    const step = fc.constantFrom(
      ...Object.keys(steps),
      'putBread',
      'hold',
      'agree',
      'agree',
      'place',
      'place',
      'place',
    );
    const walk = fc.array(fc.record({ step, isOfAge: fc.boolean() }), { minLength: 6, maxLength: 24 });
    await fc.assert(
      fc.asyncProperty(walk, async (walked) => {
        const signedIn = await shop.buyer({});
        await shop.send('DELETE', holdPaths.slot, undefined, signedIn.headers);
        await shop.db.transaction((trx) => trx.deleteFrom('active_orders').execute());
        const done: Done = { lines: 0, wine: 0, heldUntilMs: 0, held: 0, agreedFor: -1, slots: 0 };
        let orders = 0;
        for (const { step, isOfAge } of walked) {
          if (step !== 'place') await steps[step]?.(signedIn, done);
          else {
            const charges = shop.payments.calls.length;
            const isDue = isReady(done) && (done.wine === 0 || isOfAge);
            const cents = await shop.costs(signedIn);
            const response = await shop.asked(signedIn, { expectedTotalCents: cents, isOfAge });
            expect([response.status === 200, shop.payments.calls.length - charges]).toEqual([isDue, isDue ? 1 : 0]);
            if (isDue) {
              expect(((await response.json()) as Told).state).toBe('placed');
              expect(shop.payments.calls.at(-1)?.amountCents).toBe(cents);
              Object.assign(done, { lines: 0, wine: 0, heldUntilMs: 0 });
              orders++;
            }
          }
        }
        placed += orders;
        expect([await count('orders', signedIn), await count('payments', signedIn)]).toEqual([orders, orders]);
        await shop.send('DELETE', holdPaths.slot, undefined, signedIn.headers);
        await shop.db.transaction((trx) => trx.updateTable('products').set({ stock: 'ffffff' }).execute());
        await shop.isTrue();
      }),
      { numRuns: 80, seed: 27 },
    );
    expect(placed).toBeGreaterThan(10);
  });
});
