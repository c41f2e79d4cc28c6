import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { allowedEvent } from '#services/analytics/allowed.rules.ts';
import { AnalyticsBatch } from '#services/analytics/analytics.contract.ts';
import { type EventName, eventNames, eventShapes } from '#services/analytics/event-shapes.rules.ts';
import { notificationOf } from '#services/analytics/notification.rules.ts';
import { eachEvent } from './samples.ts';

const browserId = '0f8fad5b-d9cb-469f-a165-70867728950e';
const isTaken = (event: unknown) => v.is(AnalyticsBatch, { browserId, events: [event] });
const factsOf = (shape: object) => Object.keys(shape).sort();
const [listItem] = eventShapes.view_item_list.items;
const [promotionItem] = eventShapes.view_promotion.items;
const [seenProduct] = eventShapes.product_impression.productImpressionList;

const given: readonly (readonly [what: string, shape: object, facts: string])[] = [
  ['a promotion seen', eventShapes.promo_impression, 'id name creative imagePath link carouselName position'],
  ['a product seen', eventShapes.product_impression, 'product productImpressionList department aisle shelf'],
  ['a product in the list of those seen', seenProduct, 'product carouselName'],
  [
    'a banner seen',
    eventShapes.banner_impression,
    'bannerPromotionId bannerPromotionName creativeName creativeName360 creativeSlot imagePath link carouselName',
  ],
  ['a tile of a promotion', eventShapes.promo_tile, 'promotionId promotionName creativeName creativeSlot'],
  [
    'an item of a list seen',
    listItem,
    'itemId itemName index itemBrand itemCategory itemListId itemListName itemVariant price discount promotionProductTags availabilityStatus hasShopperNotes filterTypes eachKg',
  ],
  ['a list seen', eventShapes.view_item_list, 'pageItemListId pageItemListName carouselName items'],
  [
    'an item of a promotion',
    promotionItem,
    'itemId itemName index itemBrand itemCategory itemCategory2 itemCategory3 itemListId itemListName itemVariant',
  ],
  ['a recipe seen', eventShapes.recipe_stamp_impression, 'recipe_name'],
];

describe('What may be counted', () => {
  test.each(given)(
    'has these facts of %s, and no other [B3.79] [B3.80] [B3.81] [B3.82] [B3.83] [B3.84] [B3.85] [B3.86]',
    (_, shape, facts) => {
      expect(factsOf(shape)).toEqual(facts.split(' ').sort());
    },
  );

  test.each(Object.entries(eachEvent))(
    '%s goes out whole and is taken by the store [B7.60] [B7.61] [B7.62] [B7.63] [B7.64] [B7.65] [B7.66]',
    (_, event) => {
      expect(allowedEvent(event)).toEqual(event);
      expect(isTaken(event)).toBe(true);
    },
  );

  const kinds = ['scroll-arrow', 'radio-button', 'button', 'accordion'] as const;
  test.each(kinds)('the notification of a %s goes out with its name, cut', (kind) => {
    expect(allowedEvent(notificationOf(kind, 'Next'))).toEqual({
      event: 'notification',
      notificationType: kind,
      notificationName: 'Next',
    });
    const long = { event: 'notification', notificationType: kind, notificationName: 'x'.repeat(40) };
    expect(allowedEvent(long)).toMatchObject({ notificationName: 'x'.repeat(32) });
  });

  test('an event that nobody knows is none', () => {
    for (const event of ['page_view', 'constructor', '__proto__', '']) {
      expect(allowedEvent({ event })).toBeNull();
      expect(isTaken({ event })).toBe(false);
    }
  });
});

const personal: readonly (readonly [what: string, fact: string])[] = [
  ['an e-mail address', 'aroha@example.nz'],
  ['an e-mail address in a sentence', 'send to aroha.k+shop@example.nz please'],
  ['a telephone number', '021 123 4567'],
  ['the number of a card', '4111 1111 1111 1111'],
  ['the number of a card without gaps', '4111111111111111'],
];

describe('What is personal', () => {
  test.each(personal)('%s stays in the page, and the store refuses it', (_, fact) => {
    const event = { ...eachEvent.recipe_stamp_impression, recipe_name: fact };
    expect(allowedEvent(event)).toEqual({ event: 'recipe_stamp_impression', recipe_name: null });
    expect(isTaken(event)).toBe(false);
  });

  test.each([
    ['words that were searched for', '/shop/searchproducts?search=aroha', '/shop/searchproducts'],
    ['a token', '/?oToken=abc#x', '/'],
    ['the address of a picture elsewhere', 'https://images.example.nz/a.jpg?w=200', 'https://images.example.nz/a.jpg'],
    ['a script', 'javascript:alert(1)', null],
    ['another protocol', 'data:text/html,x', null],
    ['no text', 7, null],
  ])('an address leaves %s behind', (_, link, left) => {
    const event = { ...eachEvent.promo_impression, link };
    expect(allowedEvent(event)).toMatchObject({ link: left });
    expect(isTaken(event)).toBe(link === left);
  });

  test.each([
    ['beside the facts', { ...eachEvent.promo_tile, email: 'x' }],
    ['in an item', { ...eachEvent.view_item_list, items: [{ ...eachEvent.view_item_list.items[0], firstName: 'x' }] }],
    [
      'in a product',
      { ...eachEvent.product_impression, product: { ...eachEvent.product_impression.product, note: 'x' } },
    ],
  ])('a fact that nobody asked for, %s, stays in the page, and the store refuses it', (_, event) => {
    expect(JSON.stringify(allowedEvent(event))).not.toMatch(/email|firstName|note"/);
    expect(isTaken(event)).toBe(false);
  });
});

test('whatever a page is told, it sends what the store takes', () => {
  const odd = [
    undefined,
    null,
    7,
    Number.NaN,
    '',
    'x'.repeat(500),
    '\u0000\ud800',
    {},
    [],
    [null],
    [[]],
    true,
    '🥝'.repeat(120),
  ];
  const filled = (shape: object, value: unknown): unknown =>
    Object.fromEntries(
      Object.entries(shape).map(([name, fact]) => [
        name,
        Array.isArray(fact) ? Array.from({ length: 40 }, () => filled(fact[0] as object, value)) : value,
      ]),
    );
  for (const event of eventNames as readonly EventName[])
    for (const value of odd)
      for (const told of [
        { event, ...(filled(eventShapes[event], value) as object) },
        { event, items: value, product: value },
      ]) {
        const allowed = allowedEvent(told);
        expect(
          v.safeParse(AnalyticsBatch, { browserId, events: [JSON.parse(JSON.stringify(allowed))] }).issues,
        ).toBeUndefined();
      }
});

test.each([
  ['without events', { browserId, events: [] }],
  ['of more than twenty', { browserId, events: Array.from({ length: 21 }, () => eachEvent.promo_tile) }],
  ['without an id', { events: [eachEvent.promo_tile] }],
  ['whose id is no id', { browserId: 'aroha', events: [eachEvent.promo_tile] }],
  ['with something beside', { browserId, events: [eachEvent.promo_tile], email: 'x' }],
])('a batch %s is refused', (_, batch) => {
  expect(v.is(AnalyticsBatch, batch)).toBe(false);
});
