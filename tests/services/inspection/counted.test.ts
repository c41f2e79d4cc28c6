import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { eventNames, eventShapes, type Fact, type Shape } from '#services/analytics/event-shapes.rules.ts';
import { countedOf } from '#services/inspection/counted.rules.ts';
import { eachEvent, listSeen } from '../analytics/samples.ts';
import { canaries, canariesIn, cardNumber } from './canaries.ts';

/** An event with a canary in every fact that can hold one. */
function filled(fact: Fact, canary: string): unknown {
  if (fact === 'number') return cardNumber;
  if (fact === 'flag') return true;
  if (fact === 'texts') return [canary, canary];
  if (typeof fact === 'string') return canary;
  if (Array.isArray(fact)) return [filled(fact[0] as Shape, canary)];
  return Object.fromEntries(Object.entries(fact).map(([name, inner]) => [name, filled(inner as Fact, canary)]));
}

describe('What is told of something that was counted', () => {
  it('is which event it was and, of each of its facts, whether it is known and of what kind it is', () => {
    expect(countedOf(listSeen())).toEqual({
      event: 'view_item_list',
      facts: { pageItemListId: 'text', pageItemListName: 'text', carouselName: null, items: '1 thing' },
    });
    expect(countedOf(eachEvent.remarketing)?.facts).toEqual({
      pageType: 'text',
      productIds: '1 text',
      totalValue: 'number',
    });
    expect(countedOf(eachEvent.product_impression)?.facts).toMatchObject({
      product: { sku: 'text', salePrice: 'number', sampleCampaignId: null },
      aisle: null,
    });
    for (const event of eventNames)
      expect(Object.keys(countedOf(eachEvent[event])?.facts ?? {})).toEqual(Object.keys(eventShapes[event]));
  });

  it('holds nothing of a shopper, whatever stands in whichever fact', () => {
    for (const event of eventNames)
      for (const canary of canaries) {
        const text = JSON.stringify(countedOf({ event, ...(filled(eventShapes[event], canary) as object) }));
        expect([event, ...canariesIn(text), text.includes(String(cardNumber))]).toEqual([event, false]);
      }
  });

  it('is nothing of what is no event of the shop', () => {
    for (const other of [null, 'login', 7, {}, { event: 'gtm.js' }, { event: 7 }, { event: 'toString' }])
      expect(countedOf(other)).toBeNull();
  });

  it('is no fact that the shop does not know, under whichever name it comes', () => {
    fc.assert(
      fc.property(fc.dictionary(fc.string(), fc.anything()), (more) => {
        expect(countedOf({ ...more, event: 'login' })).toEqual({ event: 'login', facts: {} });
      }),
    );
  });
});
