import { createActor, fromPromise } from 'xstate';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { type PlacingInput, placingMachine } from '#machines/placing/index.ts';
import type { reservationMachine } from '#machines/reservation/index.ts';
import { chartOf, messageIn, modalsOf, openChart, type ShopActor, shopReady } from '#machines/shop/index.ts';
import { FaultError } from '#services/fault.ts';
import type { Attempt } from '#services/orders/attempt.words.ts';
import type { OrderPlaced } from '#services/orders/placing.contract.ts';
import { openReservation } from '#src/browser/reservation.ts';
import { opened as openedPlacing } from '#src/placing.ts';
import { keepServices } from '#src/services-of.ts';
import { flagsAnswer, settingsAnswer, shellAnswer } from '../../machines/kit/answers.ts';
import { shopOver } from '../../machines/kit/edge.ts';
import { answerWith, minuteMs, type SlotTold, startMs, termsWith } from '../../machines/reservation/terms.sample.ts';

class Alone {
  onmessage = null;
  postMessage() {}
}
beforeEach(() => {
  vi.stubEnv('SSR', false);
  vi.stubGlobal('BroadcastChannel', Alone);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.stubEnv('SSR', true);
  sessionStorage.clear();
});

const held: SlotTold = { id: 'a', cutOffMs: startMs + 180 * minuteMs, heldUntilMs: startMs + 60 * minuteMs };
const fresh: SlotTold = { ...held, id: 'b', heldUntilMs: startMs + 150 * minuteMs };
const attempt: Attempt = {
  key: '6f0c9a0e-0000-4000-8000-000000000001',
  subject: 'moana',
  placement: { expectedTotalCents: 1_000, instrumentId: null, isOfAge: true },
};
const overMs = startMs + 61 * minuteMs;

/** Somebody at the payment page whose order is on its way, and whose time is held for an hour from the beginning. */
async function paying() {
  const answer = answerWith(held, startMs);
  const shop = createActor(
    shopOver({
      context: async () => answer,
      experiments: async () => flagsAnswer(),
      settings: async () => settingsAnswer(),
      shell: async () => shellAnswer(),
    }),
    { input: { url: '/checkout/payment' } },
  ) as unknown as ShopActor;
  const clock = { nowMs: () => startMs };
  const silent = new Promise<never>(() => undefined);
  const session = { context: () => silent };
  keepServices(shop.system, { clock, session, adapter: () => ({ release: () => silent }) } as never);
  shop.start();
  await shopReady(shop);
  const where = { pathname: '/checkout/payment', publicHref: '/checkout/payment' };
  openReservation({ page: window as never, shop, router: { state: { location: where } } as never });
  const sent = Promise.withResolvers<OrderPlaced>();
  const machine = placingMachine.provide({
    actors: {
      settleSession: fromPromise<void>(async () => undefined),
      beginAttempt: fromPromise(async () => attempt),
      place: fromPromise(() => sent.promise),
    },
  });
  const placing = openChart(shop, 'placing', machine, { subject: 'moana' } satisfies PlacingInput);
  openedPlacing(shop);
  placing.send({ type: 'attempt.told', attempt: null, isUnderWay: false });
  placing.send({ type: 'order.place', placement: attempt.placement });
  await vi.waitFor(() => expect(placing.getSnapshot().value).toBe('submitting'));
  const reservation = chartOf<typeof reservationMachine>(shop, 'reservation');
  const opened: string[] = [];
  modalsOf(shop).on('modal.opened', ({ id }) => opened.push(id));
  const settled = async () => {
    await vi.waitFor(() => expect(placing.getSnapshot().hasTag('submitting')).toBe(false));
    await new Promise<void>((resolve) => void setImmediate(resolve));
    return { opened, title: messageIn(modalsOf(shop).getSnapshot())?.data.title ?? null };
  };
  return {
    opened,
    takesAnother: () => reservation?.send(termsWith(fresh, startMs)),
    endsHere: () => reservation?.send({ type: 'clock.ticked', nowMs: overMs }),
    placed: (state: 'placed' | 'declined', slot: SlotTold | null) => {
      const placement = { orderId: 'o', orderNumber: '1', state, reason: null };
      sent.resolve({ placement, context: answerWith(slot, overMs) });
      return settled();
    },
    refused: (code: 'SlotExpired' | 'SlotClosed' | 'TotalsChanged') => {
      sent.reject(new FaultError({ tag: 'refused', status: 409, code, message: 'No.' }));
      return settled();
    },
  };
}

describe('A time that ends while an order is on its way', () => {
  test('is not spoken of before the store has said what became of the order, nor after it was placed', async () => {
    const { endsHere, placed, opened } = await paying();
    endsHere();
    expect(opened).toEqual([]);
    expect(await placed('placed', null)).toEqual({ opened: [], title: null });
  });

  test.each([true, false])(
    'is spoken of once when the store says the same, in the words of the checkout (known here before: %s) [A8.05]',
    async (isKnown) => {
      const { endsHere, refused } = await paying();
      if (isKnown) endsHere();
      expect(await refused('SlotExpired')).toEqual({ opened: ['reservation expired'], title: 'Time slot expired' });
    },
  );

  test('is spoken of as closed when the store says that it is too late to order for it', async () => {
    const { refused } = await paying();
    expect(await refused('SlotClosed')).toEqual({ opened: ['reservation closed'], title: 'Time slot closed' });
  });

  test('is not spoken of when a refusal for it comes after another time was taken', async () => {
    const { takesAnother, refused } = await paying();
    takesAnother();
    expect((await refused('SlotExpired')).opened).toEqual([]);
  });

  test('is spoken of once when the order was refused for another reason', async () => {
    const { endsHere, refused } = await paying();
    endsHere();
    expect((await refused('TotalsChanged')).opened).toEqual(['reservation expired']);
  });

  test('is not spoken of when the card was declined and the store holds a time once more', async () => {
    const { endsHere, placed } = await paying();
    endsHere();
    expect((await placed('declined', fresh)).opened).toEqual([]);
  });
});
