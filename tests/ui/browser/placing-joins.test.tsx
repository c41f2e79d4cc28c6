import { createActor, fromPromise, setup } from 'xstate';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { type PlacingInput, placingMachine, stageOf } from '#machines/placing/index.ts';
import { openChart, type ShopActor, shopReady } from '#machines/shop/index.ts';
import { type Toast, toastMachine, toastsOf } from '#machines/toast/index.ts';
import { FaultError } from '#services/fault.ts';
import type { Attempt } from '#services/orders/attempt.words.ts';
import type { OrderPlaced, PlacementTold } from '#services/orders/placing.contract.ts';
import type { ServerContext } from '#services/session/session.contract.ts';
import { opened } from '#src/placing.ts';
import { keepServices } from '#src/services-of.ts';
import { paymentTexts as texts } from '#ui/texts/payment.texts.ts';
import { contextAnswer, flagsAnswer, settingsAnswer, shellAnswer, whoAnswer } from '../../machines/kit/answers.ts';
import { shopOver } from '../../machines/kit/edge.ts';

type Actor = { getSnapshot(): { value: unknown } };
type Channel = { onmessage: ((message: { data: unknown }) => void) | null };
let channels: Channel[] = [];
let words: unknown[] = [];
class Tabs implements Channel {
  onmessage: Channel['onmessage'] = null;
  constructor() {
    channels.push(this);
  }
  postMessage(data: unknown) {
    words.push(data);
    for (const one of channels) if (one !== this) one.onmessage?.({ data });
  }
}

beforeEach(() => {
  vi.stubEnv('SSR', false);
  [channels, words] = [[], []];
  vi.stubGlobal('BroadcastChannel', Tabs);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.stubEnv('SSR', true);
  sessionStorage.clear();
});

const attempt: Attempt = {
  key: '6f0c9a0e-0000-4000-8000-000000000001',
  subject: 'moana',
  placement: { expectedTotalCents: 1_000, instrumentId: null, isOfAge: true },
};
const orderId = '30000000-0000-4000-8000-000000000001';
const busy = { tag: 'refused', status: 409, code: 'OrderUnderWay', message: 'Another one.' } as const;
const offline = { tag: 'offline', message: 'No network.' } as const;
const toldOf = (state: 'placed' | 'declined'): PlacementTold => ({
  orderId,
  orderNumber: '77',
  state,
  reason: null,
});

/** Somebody whose order is on its way while that page is on show. */
async function payingAt(url: string) {
  const moana = { isLoggedIn: true, isShopper: true, shopperScvId: 'moana' };
  const shop = createActor(
    shopOver({
      context: async () => whoAnswer(moana),
      experiments: async () => flagsAnswer(),
      settings: async () => settingsAnswer(),
      shell: async () => shellAnswer(),
    }),
    { input: { url } },
  ) as unknown as ShopActor;
  keepServices(shop.system, { newKey: () => attempt.key } as never);
  shop.start();
  await shopReady(shop);
  const toasts: Toast[] = [];
  shop.on('toast.show', ({ toast }) => toasts.push(toast));
  const sent = Promise.withResolvers<OrderPlaced>();
  const asked: string[] = [];
  const paused = new Promise<never>(() => undefined);
  const machine = placingMachine.provide({
    actors: {
      settleSession: fromPromise<void>(async () => undefined),
      beginAttempt: fromPromise(async () => attempt),
      place: fromPromise(() => sent.promise),
      askByKey: fromPromise<PlacementTold | null, { readonly attempt: Attempt | null }>(async () => {
        asked.push('asked');
        throw new FaultError(offline);
      }),
      askTerms: fromPromise<ServerContext>(() => paused),
      pause: fromPromise<void, { readonly ms: number }>(() => paused),
    },
  });
  const placing = openChart(shop, 'placing', machine, { subject: 'moana' } satisfies PlacingInput);
  opened(shop);
  placing.send({ type: 'attempt.told', attempt: null, isUnderWay: false });
  placing.send({ type: 'order.place', placement: attempt.placement });
  await vi.waitFor(() => expect(placing.getSnapshot().value).toBe('submitting'));
  const isOver = () => vi.waitFor(() => expect(placing.getSnapshot().hasTag('submitting')).toBe(false));
  return {
    shop,
    placing,
    toasts,
    asked,
    answers: (state: 'placed' | 'declined') => {
      sent.resolve({ placement: toldOf(state), context: contextAnswer(moana) });
      return isOver();
    },
    fails: (fault: ConstructorParameters<typeof FaultError>[0]) => {
      sent.reject(new FaultError(fault));
      return isOver();
    },
  };
}
const refused = { tag: 'refused', status: 409, code: 'TotalsChanged', message: 'It costs more now.' } as const;

describe('What becomes of an order', () => {
  test.each(['/checkout/payment', '/checkout/payment/(info-modal:fees)', '/checkout/payment?x=1'])(
    'is left to the page to pay on, whatever stands over it, which leads to the confirmation: %s',
    async (url) => {
      const { answers, placing, toasts } = await payingAt(url);
      await answers('placed');
      expect([placing.getSnapshot().value, toasts]).toEqual(['confirmed', []]);
    },
  );

  test('is shown in words on another page, with the way to the confirmation', async () => {
    const { answers, placing, toasts } = await payingAt('/shop/specials');
    await answers('placed');
    expect(placing.getSnapshot().matches('open')).toBe(true);
    expect(toasts).toMatchObject([
      {
        text: 'Your order 77 is placed and paid for.',
        link: { text: texts.seeOrder.text, href: `/checkout/confirmation?orderId=${orderId}` },
      },
    ]);
  });

  test('is shown on another page too when nothing was ordered, with the way back to paying', async () => {
    const declined = await payingAt('/shop/specials');
    await declined.answers('declined');
    expect(declined.toasts).toMatchObject([
      {
        text: `${texts.declinedTitle.text}. ${texts.declined.text}`,
        isPressing: true,
        link: { href: '/checkout/payment' },
      },
    ]);
    const changed = await payingAt('/shop/specials');
    await changed.fails(refused);
    expect(changed.toasts).toMatchObject([
      { text: 'Your order was not placed. It costs more now.', link: { href: '/checkout/revieworder' } },
    ]);
    expect(changed.placing.getSnapshot().matches({ open: 'refused' })).toBe(true);
  });

  test('is said by the page to pay on alone where that is on show', async () => {
    const { answers, toasts } = await payingAt('/checkout/payment');
    await answers('declined');
    expect(toasts).toEqual([]);
  });

  test('is taken down once something else is ordered, or somebody else is here', async () => {
    const { shop, placing, answers, toasts } = await payingAt('/shop/specials');
    await answers('declined');
    const [toast] = toasts;
    if (!toast) throw new Error('Nothing was said.');
    const shown = openChart(shop, 'toast', toastMachine);
    shown.send({ type: 'toast.show', toast });
    placing.send({ type: 'order.place', placement: attempt.placement });
    expect(toastsOf(shown.getSnapshot())).toEqual([]);
    shown.send({ type: 'toast.show', toast });
    placing.send({ type: 'user.changed', subject: null, isShopper: false });
    expect(toastsOf(shown.getSnapshot())).toEqual([]);
  });

  describe('in another tab', () => {
    test('is told to the tabs of the same shopper, and one that waits for it follows to its confirmation', async () => {
      const waiting = await payingAt('/shop/specials');
      await waiting.fails(busy);
      expect(waiting.placing.getSnapshot().matches('elsewhere')).toBe(true);
      const first = await payingAt('/checkout/payment');
      await first.answers('placed');
      expect(words).toEqual([{ subject: 'moana', orderId, orderNumber: '77' }]);
      expect(waiting.placing.getSnapshot().matches('open')).toBe(true);
      expect(waiting.toasts).toMatchObject([
        {
          text: 'Your order 77 is placed and paid for.',
          link: { text: texts.seeOrder.text, href: `/checkout/confirmation?orderId=${orderId}` },
        },
      ]);
      const atPayment = await payingAt('/checkout/payment');
      await atPayment.fails(busy);
      channels.at(-1)?.onmessage?.({ data: words[0] });
      expect([atPayment.placing.getSnapshot().value, words.length]).toEqual(['confirmed', 1]);
    });

    test.each([
      [0, 'confirmed'],
      [2, 'open'],
    ] as const)('is followed from a page to pay on with %i things left in the trolley: %s', async (left, stage) => {
      const { shop, placing, fails } = await payingAt('/checkout/payment');
      await fails(refused);
      const trolley = setup({}).createMachine({
        initial: 'known',
        context: { trolley: { items: left === 0 ? [] : [{ sku: 'milk', unit: 'Each', amount: left }] }, wishes: {} },
        states: { known: { on: { 'trolley.refresh': 'loading' } }, loading: { tags: 'busy', after: { 1: 'known' } } },
      });
      openChart(shop, 'trolley', trolley, {});
      channels.at(-1)?.onmessage?.({ data: { subject: 'moana', orderId, orderNumber: '77' } });
      expect(placing.getSnapshot().matches('open')).toBe(true);
      await vi.waitFor(() =>
        expect((shop.getSnapshot().children as never as { trolley: Actor })['trolley'].getSnapshot().value).toBe(
          'known',
        ),
      );
      await new Promise<void>((resolve) => void setImmediate(resolve));
      expect(stageOf(placing.getSnapshot())).toBe(stage);
    });

    test('is not heard of in a browser whose tabs cannot talk, and nothing breaks', async () => {
      vi.stubGlobal('BroadcastChannel', undefined);
      const { answers, placing } = await payingAt('/checkout/payment');
      await answers('placed');
      expect(placing.getSnapshot().value).toBe('confirmed');
    });
  });

  test('is asked for at once when the network comes back', async () => {
    const { shop, fails, placing, asked } = await payingAt('/checkout/payment');
    await fails(offline);
    expect(placing.getSnapshot().matches({ resolving: 'pausing' })).toBe(true);
    const before = asked.length;
    shop.send({ type: 'connection.returned' });
    await vi.waitFor(() => expect(asked.length).toBe(before + 1));
  });
});
