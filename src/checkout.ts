import type { AnyActorRef } from 'xstate';
import { checkoutCarriage, type CheckoutInput, checkoutMachine } from '#machines/checkout/index.ts';
import type { placingMachine } from '#machines/placing/index.ts';
import { chartOf, hrefOf, navigationOf, sessionOf, shellIn, shellOf, type ShopActor } from '#machines/shop/index.ts';
import type { trolleyMachine } from '#machines/trolley/index.ts';
import { type StepFacts, stepFactsIn } from '#services/checkout/steps.rules.ts';
import type { Step } from '#services/checkout/steps.words.ts';
import { splitHref, withoutModals } from '#services/navigation/outlets.rules.ts';
import { createPlacingService } from '#services/orders/placing.http.ts';
import { isEmpty } from '#services/trolley/empty.rules.ts';
import type { CheckoutParts } from '#routes/-confirmation.ts';
import { type Place, places } from '#routes/-places.ts';

/** The chart of the checkout; it comes with its pages. */
export const machine = checkoutMachine;
export const carriage = checkoutCarriage;

export const parts: CheckoutParts = {
  confirmation: ({ adapter }, orderId, signal) => adapter(createPlacingService).confirmation(orderId, signal),
};

const table: readonly Place[] = Object.values(places);
const stepAt = (href: string): Step | undefined => {
  const [path] = splitHref(withoutModals(href));
  return table.find((place) => place.path === path)?.step;
};

function factsOf(shop: ShopActor): StepFacts {
  const trolley = chartOf<typeof trolleyMachine>(shop, 'trolley')?.getSnapshot();
  return {
    ...stepFactsIn(sessionOf(shop).getSnapshot().context, shellIn(shellOf(shop).getSnapshot()).settings),
    isTrolleyEmpty: trolley !== undefined && isEmpty(trolley.context),
  };
}

export const inputOf = (shop: ShopActor): CheckoutInput => ({ facts: factsOf(shop) });

/** Tells the chart what is known, on which page the shopper is, and what becomes of the order. */
export function opened(shop: ShopActor): void {
  const checkout = chartOf<typeof checkoutMachine>(shop, 'checkout');
  const told = { facts: JSON.stringify(checkout?.getSnapshot().context.facts), step: '' };
  const tellFacts = () => {
    const facts = factsOf(shop);
    const now = JSON.stringify(facts);
    if (now === told.facts) return;
    told.facts = now;
    checkout?.send({ type: 'facts.told', facts });
  };
  const tellStep = () => {
    const step = stepAt(hrefOf(navigationOf(shop).getSnapshot()));
    if (told.step === (step ?? 'none')) return;
    told.step = step ?? 'none';
    tellFacts();
    checkout?.send(step ? { type: 'step.visit', step } : { type: 'step.leave' });
  };
  const tellOrder = () => {
    const placing = chartOf<typeof placingMachine>(shop, 'placing')?.getSnapshot();
    const isSent = placing !== undefined && (placing.hasTag('submitting') || placing.hasTag('resolving'));
    if (isSent === (checkout?.getSnapshot().hasTag('placing') ?? false)) return;
    if (isSent) {
      checkout?.send({ type: 'order.sent' });
      return;
    }
    checkout?.send({ type: placing?.matches('confirmed') ? 'order.placed' : 'order.refused' });
    told.step = '';
    tellStep();
  };
  sessionOf(shop).subscribe(tellFacts);
  shellOf(shop).subscribe(tellFacts);
  navigationOf(shop).subscribe(tellStep);
  const heard = new Set<AnyActorRef>();
  const listen = () => {
    for (const [name, tell] of [
      ['trolley', tellFacts],
      ['placing', tellOrder],
    ] as const) {
      const chart = chartOf(shop, name) as AnyActorRef | undefined;
      if (!chart || heard.has(chart)) continue;
      heard.add(chart);
      chart.subscribe(tell);
      tell();
    }
  };
  shop.subscribe(listen);
  tellStep();
  listen();
}
