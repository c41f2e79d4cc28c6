import { createActor, fromPromise } from 'xstate';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { type checkoutMachine, mayPayIn } from '#machines/checkout/index.ts';
import { type PlacingInput, placingMachine } from '#machines/placing/index.ts';
import { chartOf, navigationOf, openChart, type ShopActor, shopReady } from '#machines/shop/index.ts';
import { FaultError } from '#services/fault.ts';
import type { Attempt } from '#services/orders/attempt.words.ts';
import type { OrderPlaced } from '#services/orders/placing.contract.ts';
import { carriage, inputOf, machine, opened } from '#src/checkout.ts';
import { flagsAnswer, settingsAnswer, shellAnswer } from '../../machines/kit/answers.ts';
import { shopOver } from '../../machines/kit/edge.ts';
import { answerWith, minuteMs, type SlotTold, startMs } from '../../machines/reservation/terms.sample.ts';

afterEach(() => sessionStorage.clear());
const held: SlotTold = { id: 'a', cutOffMs: startMs + 180 * minuteMs, heldUntilMs: startMs + 60 * minuteMs };
const answer = (slot: SlotTold | null, disclaimerAccepted: boolean) => {
  const plain = answerWith(slot, startMs);
  return { ...plain, flags: { ...plain.flags, disclaimerAccepted } };
};

async function shopAt(url: string) {
  const shop = createActor(
    shopOver({
      context: async () => answer(held, true),
      experiments: async () => flagsAnswer(),
      settings: async () => settingsAnswer(),
      shell: async () => shellAnswer(),
    }),
    { input: { url } },
  ) as unknown as ShopActor;
  shop.start();
  await shopReady(shop);
  openChart(shop, 'checkout', machine, inputOf(shop));
  opened(shop);
  const checkout = chartOf<typeof checkoutMachine>(shop, 'checkout');
  let generation = 0;
  return {
    shop,
    at: () => checkout?.getSnapshot().value,
    mayPay: () => checkout !== undefined && mayPayIn(checkout.getSnapshot()),
    tell: (slot: SlotTold | null, isAccepted = true) =>
      shop.send({ type: 'context.told', context: answer(slot, isAccepted) }),
    goTo: (href: string) => {
      navigationOf(shop).send({ type: 'navigation.started', generation: ++generation });
      navigationOf(shop).send({ type: 'navigation.ended', generation, href, move: 'push' });
    },
  };
}

describe('The chart of the checkout in a shop', () => {
  test('knows from the beginning on which page the shopper is, and follows them, modals or not', async () => {
    const { at, goTo } = await shopAt('/checkout/revieworder');
    expect(at()).toBe('review');
    for (const [href, step] of [
      ['/checkout/payment?x=1#pay', 'payment'],
      ['/checkout/payment/(info-modal:fees)', 'payment'],
      ['/shop/specials', 'outside'],
      ['/reviewtrolley', 'trolley'],
      ['/haveyouforgotten', 'haveYouForgotten'],
      ['/checkout/bookatimeslot', 'time'],
      ['/checkout/confirmation', 'confirmed'],
    ]) {
      goTo(href ?? '');
      expect(at()).toBe(step);
    }
  });

  test('knows at once when the time ends or the disclaimer counts no more: no order can be sent then', async () => {
    const { mayPay, tell } = await shopAt('/checkout/payment');
    expect(mayPay()).toBe(true);
    tell(null);
    expect(mayPay()).toBe(false);
    tell(held, false);
    expect(mayPay()).toBe(false);
    tell(held);
    expect(mayPay()).toBe(true);
  });

  test('waits for an order on its way, wherever the shopper looks, and is where they are afterwards', async () => {
    const { shop, at, goTo } = await shopAt('/checkout/payment');
    const sent = Promise.withResolvers<OrderPlaced>();
    const attempt: Attempt = {
      key: '6f0c9a0e-0000-4000-8000-000000000001',
      subject: 'moana',
      placement: { expectedTotalCents: 1_000, instrumentId: null, isOfAge: true },
    };
    const machine = placingMachine.provide({
      actors: {
        settleSession: fromPromise<void>(async () => undefined),
        beginAttempt: fromPromise(async () => attempt),
        place: fromPromise(() => sent.promise),
      },
    });
    const placing = openChart(shop, 'placing', machine, { subject: 'moana' } satisfies PlacingInput);
    placing.send({ type: 'attempt.told', attempt: null, isUnderWay: false });
    placing.send({ type: 'order.place', placement: attempt.placement });
    await vi.waitFor(() => expect(placing.getSnapshot().value).toBe('submitting'));
    expect(at()).toBe('placing');
    goTo('/shop/specials');
    expect(at()).toBe('placing');
    sent.reject(new FaultError({ tag: 'refused', status: 409, code: 'TotalsChanged', message: 'It costs more now.' }));
    await vi.waitFor(() => expect(at()).toBe('outside'));
  });

  test('carries nothing of a shopper into a page but what is missing', () => {
    expect(carriage.keeps).toEqual(['facts']);
  });
});
