import { createActor, setup } from 'xstate';
import { describe, expect, test } from 'vitest';
import { messageIn, type ModalAnswer, modalsOf, openChart, type ShopActor, shopReady } from '#machines/shop/index.ts';
import type { LineSet } from '#machines/trolley/index.ts';
import { followCauses } from '#src/browser/trolley-review.ts';
import { messageOf } from '#ui/modal-messages/message-of.ts';
import { contextAnswer, flagsAnswer, settingsAnswer, shellAnswer, whoAnswer } from '../../machines/kit/answers.ts';
import { shopOver } from '../../machines/kit/edge.ts';

const moana = { isLoggedIn: true, isShopper: true, shopperScvId: 'moana' };

type Line = { sku: string; name: string; unit: string; restriction?: string };

/** A trolley that holds those lines and hears what is wanted of it. */
const trolleyWith = (lines: readonly Line[], wanted: unknown[]) =>
  setup({
    types: {} as { events: LineSet },
    actions: { hearWish: (_, { sku, amount }: { sku: string; amount: number }) => void wanted.push([sku, amount]) },
  }).createMachine({
    context: { trolley: { items: lines } },
    on: { 'line.set': { actions: { type: 'hearWish', params: ({ event }) => event } } },
  });

async function page(
  pathname = '/',
  { lines = [], isRebranded = false }: { lines?: readonly Line[]; isRebranded?: boolean } = {},
) {
  const shop = createActor(
    shopOver({
      context: async () => whoAnswer(moana),
      experiments: async () => flagsAnswer({ EnableRebrandToDeliveryNow: isRebranded }),
      settings: async () => settingsAnswer(),
      shell: async () => shellAnswer(),
    }),
    { input: { url: pathname } },
  ) as unknown as ShopActor;
  shop.start();
  await shopReady(shop);
  const wanted: unknown[] = [];
  const went: string[] = [];
  const router = {
    navigate: async ({ to }: { to: string }) => void went.push(to),
    state: { location: { pathname } },
    listeners: [] as ((event: unknown) => void)[],
  };
  followCauses({
    shop,
    openLate: async (name) => void openChart(shop, name, trolleyWith(lines, wanted)),
    router: { ...router, subscribe: (_: string, hear: never) => void router.listeners.push(hear) } as never,
  });
  const tell = (flags: object, slotId: string | null = null) => {
    const now = contextAnswer(moana);
    const context = { ...now, flags: { ...now.flags, ...flags }, fulfilment: { ...now.fulfilment, slotId } };
    shop.send({ type: 'context.told', context });
  };
  const goTo = (to: string) => {
    for (const hear of router.listeners) hear({ toLocation: { pathname: to } });
    modalsOf(shop).send({ type: 'page.changed' });
  };
  const shown = () => messageIn(modalsOf(shop).getSnapshot());
  const answer = (answer: ModalAnswer) => modalsOf(shop).send({ type: 'modal.answer', answer });
  return {
    tell,
    goTo,
    shown,
    answer,
    wanted,
    went,
    close: () => modalsOf(shop).send({ type: 'modal.dismiss', by: 'escape' }),
  };
}
const review = { trolleyNeedsReview: true };

describe('A trolley with something that is not available for its place and time', () => {
  test('is spoken of at the next page, in those words, and leads to the review [A8.23] [A8.24] [A8.25] [A2.101]', async () => {
    const { tell, goTo, shown } = await page();
    tell(review);
    expect(shown()).toBe(null);
    goTo('/shop/specials');
    const message = shown();
    expect(message).toMatchObject({ type: 'reviewTrolley', data: { ctaAction: '/reviewtrolley' } });
    const asked = { isLoggedIn: true, isShopper: true, returnPath: '/' };
    expect(message && messageOf(message.type, message.data, asked)).toMatchObject({
      title: 'Please check your trolley',
      description: 'Some items in your trolley are not available for this location and time slot.',
      buttonText: 'Review items',
      ctaAction: '/reviewtrolley',
    });
  });

  test('is spoken of once for a place and a time, and again for another [A8.O8]', async () => {
    const { tell, goTo, shown, close } = await page();
    tell(review, 'one');
    goTo('/shop/specials');
    close();
    tell(review, 'one');
    goTo('/shop/browse');
    expect(shown()).toBe(null);
    tell(review, 'two');
    goTo('/shop/specials');
    expect(shown()?.type).toBe('reviewTrolley');
  });

  test('is not spoken of when that has ended before the next page', async () => {
    const { tell, goTo, shown } = await page();
    tell(review);
    tell({ trolleyNeedsReview: false });
    goTo('/shop/specials');
    expect(shown()).toBe(null);
  });

  test('is not spoken of over the page that shows it, nor after it', async () => {
    const { tell, goTo, shown } = await page();
    tell(review);
    goTo('/reviewtrolley');
    expect(shown()).toBe(null);
    goTo('/shop/specials');
    expect(shown()).toBe(null);
  });
});

const barred = { liquorCannotBeDelivered: true };
const express = { ...barred, isExpressDelivery: true };

describe('A trolley with something that may not be handed over in the time that is held', () => {
  test('is spoken of first, what is not available after it, one at each page [A2.168] [A8.O8]', async () => {
    const { tell, goTo, shown, answer } = await page();
    tell({ ...barred, ...review }, 'one');
    expect(shown()).toBe(null);
    goTo('/shop/specials');
    expect(shown()?.data.title).toBe('Liquor items cannot be delivered within the selected delivery period');
    answer('back');
    goTo('/shop/browse');
    expect(shown()?.type).toBe('reviewTrolley');
    goTo('/');
    expect(shown()).toBe(null);
  });

  test('is not spoken of when it has been taken out before the next page, or another time was chosen [A2.168]', async () => {
    const { tell, goTo, shown } = await page();
    tell(barred, 'one');
    tell({ liquorCannotBeDelivered: false }, 'one');
    goTo('/shop/specials');
    expect(shown()).toBe(null);
    tell(express, 'one');
    tell({ ...barred, isELockerPickupSlot: true }, 'two');
    goTo('/shop/browse');
    expect(shown()?.data.buttonText).toBe('Choose another option');
    goTo('/');
    expect(shown()).toBe(null);
  });

  test('goes by the name that express has [A8.26] [A8.27] [A8.28]', async () => {
    for (const [isRebranded, name] of [
      [true, 'Delivery Now'],
      [false, 'Express Delivery'],
    ] as const) {
      const { tell, goTo, shown } = await page('/', { isRebranded });
      tell(express, 'one');
      goTo('/shop/specials');
      expect(shown()?.data.title).toBe(`We're sorry, restricted items are not available via ${name}.`);
    }
  });

  test.each([express, { ...barred, isFlexibleDelivery: true }])(
    'leads to the review, or to another time, and nowhere when it is only put away [A8.30] [A8.31] [A8.O5]',
    async (flags) => {
      const { tell, goTo, shown, answer, close, went } = await page();
      tell(flags, 'one');
      goTo('/shop/specials');
      close();
      expect(went).toEqual([]);
      tell(flags, 'two');
      goTo('/shop/browse');
      expect(shown()?.data).toMatchObject({
        ctaAction: '/reviewtrolley',
        cancelButtonText: 'Get my order via another method',
      });
      answer('cancel');
      expect(went).toEqual(['/bookatimeslot']);
    },
  );

  test('loses what no locker takes in one press, and then shows the review [A8.36] [A8.37] [A8.O5]', async () => {
    const beer = { sku: '100901', name: 'Lager', unit: 'Each', restriction: 'Alcohol' };
    const knife = { sku: '100902', name: 'Bread knife', unit: 'Each', restriction: 'Knife' };
    const { tell, goTo, shown, answer, wanted, went } = await page('/', {
      lines: [beer, knife, { ...knife, sku: '100903' }],
    });
    tell({ ...barred, isELockerPickupSlot: true }, 'one');
    goTo('/shop/specials');
    expect(shown()?.data).toMatchObject({ ctaAction: '/bookatimeslot', cancelButtonText: 'Remove items' });
    // The time ends while the question is open: the button still does what it says.
    tell({ liquorCannotBeDelivered: false });
    answer('cancel');
    await expect.poll(() => went).toEqual(['/reviewtrolley']);
    expect(wanted).toEqual([[beer.sku, 0]]);
  });
});
