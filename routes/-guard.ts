import { notFound, redirect } from '@tanstack/react-router';
import {
  addressedIn,
  flagsOf,
  chartOf,
  chartSettled,
  fulfilmentOf,
  hasWords,
  hrefOf,
  isOn,
  isShopper,
  modalsOf,
  navigationOf,
  sessionOf,
  settingsOf,
  shellIn,
  shellOf,
  shopReady,
} from '#machines/shop/index.ts';
import type { trolleyMachine } from '#machines/trolley/index.ts';
import { asksForItems, type StepFacts, stepFactsIn } from '#services/checkout/steps.rules.ts';
import type { Step } from '#services/checkout/steps.words.ts';
import { forcedOf } from '#services/experiments/forced.rules.ts';
import { decide } from '#services/navigation/guards.rules.ts';
import { withOneModal } from '#services/navigation/outlets.rules.ts';
import { isEmpty } from '#services/trolley/empty.rules.ts';
import { fromPublicHref } from '#services/navigation/public-href.rules.ts';
import type { RouterContext } from './-context.ts';
import { isKnownModal, modalBrought, needModalOf } from './-modal-chunks.ts';
import { placeOf, type PlaceId } from './-places.ts';

type Placed = { readonly staticData: { readonly place?: PlaceId } };

/** A shopper's trolley stands in the first HTML; a page that is on show already does not wait for it. */
async function openTrolley({ shop, openLate, needs }: RouterContext): Promise<void> {
  needs('src/trolley.ts');
  if (chartOf(shop, 'trolley')) return;
  const opening = openLate('trolley').catch(() => undefined);
  if (!import.meta.env.SSR) return;
  await opening;
  await chartSettled(shop, 'trolley');
}

/** Nothing is in the trolley and nothing is wanted; while nobody knows, it is not empty. Only what is not known is waited for. */
async function isTrolleyEmpty({ shop, openLate }: RouterContext): Promise<boolean> {
  await openLate('trolley').catch(() => undefined);
  const trolley = chartOf<typeof trolleyMachine>(shop, 'trolley');
  if (trolley?.getSnapshot().context.trolley === null) await chartSettled(shop, 'trolley');
  const known = trolley?.getSnapshot();
  return known !== undefined && isEmpty(known.context);
}

const checkoutSteps: readonly Step[] = ['haveYouForgotten', 'review', 'payment', 'changePayment', 'confirmed'];

/** The checkout's chart comes with its pages; none of them waits for it in the browser. */
async function openCheckout({ openLate, needs }: RouterContext): Promise<void> {
  needs('src/checkout.ts');
  const opening = openLate('checkout').catch(() => undefined);
  if (import.meta.env.SSR) await opening;
}

/** What is known of a shopper on the way to an order. */
async function stepFactsOf(context: RouterContext, step: Step): Promise<Partial<StepFacts> & { here?: string | null }> {
  const { shop } = context;
  const session = sessionOf(shop).getSnapshot();
  if (checkoutSteps.includes(step)) await openCheckout(context);
  return {
    ...stepFactsIn(session.context, shellIn(shellOf(shop).getSnapshot()).settings),
    ...(asksForItems(step) && isShopper(session)
      ? {
          isTrolleyEmpty: await isTrolleyEmpty(context),
          here: import.meta.env.SSR ? null : hrefOf(navigationOf(shop).getSnapshot()),
        }
      : {}),
  };
}

/** Where not everything is brought, the first HTML says so; a page that is on show already does not wait for it. */
async function openZone({ shop, openLate, needs }: RouterContext): Promise<void> {
  const terms = fulfilmentOf(sessionOf(shop).getSnapshot());
  if (terms?.method !== 'Courier' || (terms.isAddressInDeliveryZone && terms.perishableCode === 'P')) return;
  needs('src/zone.ts');
  const opening = openLate('zone').catch(() => undefined);
  if (import.meta.env.SSR) await opening;
}

/** Whoever changes an order is told so on every page, from the first HTML on. */
async function openChange({ shop, openLate, needs }: RouterContext): Promise<void> {
  if (!sessionOf(shop).getSnapshot().context.shopper.isChangingOrder) return;
  needs('src/order-change.ts');
  const opening = openLate('orderChange').catch(() => undefined);
  if (import.meta.env.SSR) await opening;
}

/** The one guard of every page: asks the charts what is true, and the rules what follows. */
export async function guard(context: RouterContext, publicHref: string, matches: readonly unknown[]): Promise<void> {
  const { shop } = context;
  await shopReady(shop);
  const id = (matches as readonly Placed[]).findLast((match) => match.staticData.place !== undefined)?.staticData.place;
  if (id === undefined) return;
  const session = sessionOf(shop).getSnapshot();
  if (isShopper(session)) await openTrolley(context);
  await openZone(context);
  await openChange(context);
  const known = settingsOf(shop).getSnapshot();
  // A render has the settings whole: only their own words travel in a page.
  if (!import.meta.env.SSR && !hasWords(known, id)) settingsOf(shop).send({ type: 'words.need', place: id });
  const { settings } = known.context;
  const { variations } = forcedOf(fromPublicHref(publicHref).search, settings?.allowForcedVariations ?? false);
  if (Object.keys(variations).length > 0) flagsOf(shop).send({ type: 'variations.force', variations });
  const demand = placeOf(id);
  const decision = decide(demand, {
    isLoggedIn: session.context.shopper.isLoggedIn,
    isShopper: session.context.shopper.isShopper,
    isChangingOrder: session.context.shopper.isChangingOrder,
    isEmbedded: shop.getSnapshot().context.isEmbedded,
    signIn: settings?.signIn ?? 'page',
    isFeatureOn: (name) => isOn(flagsOf(shop).getSnapshot(), name),
    publicHref,
    ...(demand.step === undefined ? {} : await stepFactsOf(context, demand.step)),
  });
  if (decision.kind === 'not-found') throw notFound();
  if (decision.kind === 'redirect')
    throw decision.isDocument
      ? redirect({ href: decision.href, reloadDocument: true })
      : redirect({ ...fromPublicHref(decision.href), replace: true } as never);
  const current = addressedIn(modalsOf(shop).getSnapshot());
  const rest = withOneModal(publicHref, isKnownModal, current);
  if (rest !== publicHref) throw redirect({ ...fromPublicHref(rest), replace: true } as never);
  needModalOf(publicHref, context.needs);
  if (import.meta.env.SSR) await modalBrought(publicHref);
}
