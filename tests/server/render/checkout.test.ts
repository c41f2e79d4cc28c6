import { beforeAll, describe, expect, it } from 'vitest';
import { placeOf, type PlaceId } from '#routes/-places.ts';
import { decide } from '#services/navigation/guards.rules.ts';
import type { TrolleyItemWire, TrolleyWire } from '#services/trolley/trolley.contract.ts';
import { answers, pageRequest, rendererOver, sessionOf } from './world.ts';

const switches = ['changing', 'empty', 'slot', 'disclaimer', 'underWay', 'forgotten', 'embedded'] as const;
type Switches = Readonly<Record<(typeof switches)[number], boolean>>;
type Who = 'guest' | 'nonShopper' | 'shopper';
const ids = ['checkout', 'shopCheckout', 'haveYouForgotten', 'checkoutTimeSlot', 'reviewOrder', 'payment'] as const;

const combinations = Array.from({ length: 2 ** switches.length }, (_, bits) => ({
  bits,
  facts: Object.fromEntries(switches.map((name, at) => [name, (bits & (1 << at)) !== 0])) as Switches,
}));

const line: TrolleyItemWire = {
  ...{ sku: '100777', name: 'Canary seed', quantity: { value: 1, max: 9 }, pricingUnit: 'Each', price: 4, total: 4 },
  ...{ availabilityStatus: 'In Stock', subsAllowed: false, allowSubstitutes: false },
};
const trolleyOf = (isEmpty: boolean): TrolleyWire => ({
  items: isEmpty ? [] : [{ categoryType: 'Standard', name: 'Pantry', products: [line] }],
  ...{ totalItems: 1, totalInStockItems: 1, totalQuantity: 1, subtotal: 4, savings: 0, deliveryFees: null },
  ...{ areAllAllowSubstitutesSelected: false, paperPackingSlip: false, revision: 1 },
  packaging: { packagingPreferenceId: null, fee: 0 },
});

function storeOf(who: Who, facts: Switches) {
  const { context } = sessionOf('Aroha');
  const [isLoggedIn, isShopper] = [who !== 'guest', who === 'shopper'];
  const reservation = { reservationId: 'canary-hold', cutOffTime: null, heldUntilMs: 1_795_000_900_000 };
  return {
    '/bff/get-user': { isLoggedIn, isShopper, email: isLoggedIn ? 'canary@kete.example' : null, scvId: '7' },
    '/api/v1/session': {
      context: {
        ...context,
        shopper: {
          ...context.shopper,
          ...{ isLoggedIn, isShopper, firstName: isShopper ? 'Canary' : null, shopperScvId: isLoggedIn ? '7' : null },
          ...{ isChangingOrder: facts.changing, changingOrderId: facts.changing ? 'canary-order' : null },
        },
        fulfilment: { ...context.fulfilment, reservation: facts.slot ? reservation : null },
        flags: { ...context.flags, disclaimerAccepted: facts.disclaimer, isOrderUnderWay: facts.underWay },
      },
    },
    '/api/v1/trolleys/my': trolleyOf(facts.empty),
    '/api/v1/shell': { settings: { deliverySubscriptionSettings: { showHaveYouForgotten: facts.forgotten } } },
  };
}

describe('The server leads where the rules say', () => {
  /** Of an operator who shows what may have been forgotten, and of one who does not: renders share what all see. */
  const renderers: Awaited<ReturnType<typeof rendererOver>>['renderer'][] = [];
  let now: Readonly<Record<string, unknown>> = {};
  beforeAll(async () => {
    for (let count = 0; count < 2; count++)
      renderers.push((await rendererOver((request) => answers(request, now))).renderer);
  });

  /** Where the real pages lead, null where they are shown; and where the rules do, of the same facts. */
  async function both(id: PlaceId, who: Who, facts: Switches) {
    const { path } = placeOf(id);
    now = storeOf(who, facts);
    const request = pageRequest(path, who === 'guest' ? '' : 'who=Aroha');
    const renderer = renderers[facts.forgotten ? 1 : 0];
    if (!renderer) throw new Error('Nothing renders.');
    const page = await renderer.render({ ...request, isEmbedded: facts.embedded });
    const ruled = decide(placeOf(id), {
      ...{ isLoggedIn: who !== 'guest', isShopper: who === 'shopper', isChangingOrder: facts.changing },
      ...{ isTrolleyEmpty: facts.empty, hasSlot: facts.slot, isDisclaimerAccepted: facts.disclaimer },
      ...{ isOrderUnderWay: facts.underWay, showsForgotten: facts.forgotten, isEmbedded: facts.embedded },
      ...{ signIn: 'page', isFeatureOn: () => false, publicHref: path },
    });
    const said = page.kind === 'redirect' ? `${page.status} ${page.location} ${JSON.stringify(page)}` : '';
    expect(said).not.toMatch(/canary|100777/i);
    return {
      led: page.kind === 'redirect' ? decodeURIComponent(page.location) : null,
      ruled: ruled.kind === 'redirect' ? decodeURIComponent(ruled.href) : null,
    };
  }

  it.each(ids)('at %s, whatever is known of a shopper [A2.O12] [A2.O17] [A2.096]', async (id) => {
    for (const { bits, facts } of combinations) {
      const { led, ruled } = await both(id, 'shopper', facts);
      expect(`${bits}: ${led}`).toBe(`${bits}: ${ruled}`);
    }
  });

  it('for those who are no shoppers as well, in the app and outside it [A2.090]', async () => {
    for (const id of ids)
      for (const who of ['guest', 'nonShopper'] as const)
        for (const { facts } of combinations.filter(({ bits }) => bits % 32 === 11)) {
          const { led, ruled } = await both(id, who, facts);
          expect(led).toBe(ruled);
        }
  });

  it('by the link of the trolley as well: past what may have been forgotten, or straight to the review [A2.097]', async () => {
    const none = Object.fromEntries(switches.map((name) => [name, false])) as Switches;
    for (const forgotten of [true, false]) {
      now = storeOf('shopper', { ...none, forgotten });
      const page = await renderers[forgotten ? 1 : 0]?.render(pageRequest('/trolley', 'who=Aroha'));
      const html = page?.kind === 'html' ? page.html : '';
      const links = [...html.matchAll(/<a [^>]*?href="(\/(?:shop\/)?checkout)"/g)].map(([, to]) => to);
      expect(new Set(links)).toEqual(new Set([forgotten ? '/shop/checkout' : '/checkout']));
    }
  });
});
