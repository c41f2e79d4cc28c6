import { type ActorRefFrom, fromPromise } from 'xstate';
import { choiceOf, type ConsentInput, consentMachine, isAsking } from '#machines/consent/index.ts';
import { announcerOf, navigationOf, openChart, type ShopActor } from '#machines/shop/index.ts';
import type { LocalStore } from '#services/storage/local-store.ts';
import { consentTexts as texts } from '#ui/texts/consent.texts.ts';
import type { ShopRouter } from '../router.tsx';

export type ConsentActor = ActorRefFrom<typeof consentMachine>;

type Edge = {
  readonly page: Window;
  readonly router: ShopRouter;
  readonly shop: ShopActor;
  readonly storage: LocalStore;
};

/** The browser's own word for its owner: Global Privacy Control, or Do Not Track. */
const saysNo = ({ navigator }: Window): boolean =>
  ('globalPrivacyControl' in navigator && navigator.globalPrivacyControl === true) ||
  ('doNotTrack' in navigator && navigator.doNotTrack === '1');

const cameFromHere = ({ document, location }: Window): boolean =>
  URL.canParse(document.referrer) && new URL(document.referrer).origin === location.origin;

/** Opens the chart of the question whether visits may be counted, and tells it of pages and of other tabs. */
export function openConsent({ page, router, shop, storage }: Edge): ConsentActor {
  const input: ConsentInput = {
    remembered: storage.read('analyticsConsent') ?? null,
    isSignalled: saysNo(page),
    isEmbedded: shop.getSnapshot().context.isEmbedded,
    isReturning: cameFromHere(page) || navigationOf(shop).getSnapshot().context.visits.hrefs.length > 1,
  };
  const logic = consentMachine.provide({
    actors: {
      rememberConsent: fromPromise(async ({ input: { choice } }) => storage.write('analyticsConsent', choice)),
    },
  });
  const chart = openChart(shop, 'consent', logic, input);
  router.subscribe('onResolved', ({ pathChanged }) => {
    if (pathChanged) chart.send({ type: 'page.view' });
  });
  page.addEventListener('storage', ({ key }) => {
    const choice = key === 'analyticsConsent' ? storage.read('analyticsConsent') : undefined;
    if (choice) chart.send({ type: 'consent.hear', choice });
  });
  announce(chart, shop);
  return chart;
}

/** Those who listen hear that there is a question, and what their answer came to. */
function announce(chart: ConsentActor, shop: ShopActor): void {
  let wasAsking = false;
  const hear = (now: ReturnType<typeof chart.getSnapshot>) => {
    const choice = choiceOf(now);
    const asks = isAsking(now);
    if (asks === wasAsking) return;
    wasAsking = asks;
    const text = asks ? texts.asked : choice ? texts[choice] : null;
    if (text) announcerOf(shop).send({ type: 'message.say', text: text.text });
  };
  chart.subscribe(hear);
  hear(chart.getSnapshot());
}
