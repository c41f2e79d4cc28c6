import { fromPromise } from 'xstate';
import type { payWaysMachine } from '#machines/pay-ways/index.ts';
import {
  type SaverPurchaseHappening,
  type SaverPurchaseInput,
  saverPurchaseCarriage,
  saverPurchaseMachine,
} from '#machines/saver-purchase/index.ts';
import { announcerOf, chartOf, hrefOf, navigationOf, type ShopActor, shopperIdIn } from '#machines/shop/index.ts';
import type { Toast } from '#machines/toast/index.ts';
import { createDeliverySaverService } from '#services/delivery-saver/delivery-saver.http.ts';
import { createKeptPurchase } from '#services/delivery-saver/kept-purchase.ts';
import { FaultError, isNotFound } from '#services/fault.ts';
import { splitHref, withoutModals } from '#services/navigation/outlets.rules.ts';
import { href } from '#ui/link/href.ts';
import { saverTexts as texts } from '#ui/texts/delivery-saver.texts.ts';
import { readCardsAgain, readPassesAgain, refreshAfterPass } from './pass-told.ts';
import { sentOnce } from './sent-once.ts';
import { servicesOf } from './services-of.ts';

const serviceOf = (system: object) => servicesOf(system).adapter(createDeliverySaverService);
const keptOf = (system: object) =>
  createKeptPurchase(
    () => globalThis.window?.sessionStorage,
    () => servicesOf(system).newKey(),
  );

/** A pass on its way to be bought, with its services and what this tab keeps of it. */
export const machine = saverPurchaseMachine.provide({
  actors: {
    ...sentOnce,
    beginAttempt: fromPromise(async ({ input: { subject, asked, attempt }, system }) => {
      if (subject === null || asked === null) throw new Error('Nothing is to be bought.');
      return keptOf(system).begin({ subject, wanted: asked }, attempt);
    }),
    buyPass: fromPromise(({ input: { attempt }, system, signal }) => {
      if (attempt === null) throw new Error('A purchase has no key.');
      const { planId, addressId, instrumentId, priceCents } = attempt.wanted;
      const purchase = { planId, address: { addressId }, instrumentId, expectedPriceCents: priceCents };
      return serviceOf(system).buy(purchase, attempt.key, signal);
    }),
    askByKey: fromPromise(async ({ input: { attempt }, system, signal }) => {
      if (attempt === null) return null;
      try {
        return await serviceOf(system).purchased(attempt.key, signal);
      } catch (error) {
        if (error instanceof FaultError && isNotFound(error.fault)) return null;
        throw error;
      }
    }),
  },
});
export const carriage = saverPurchaseCarriage;

export const inputOf = (shop: ShopActor): SaverPurchaseInput => ({ subject: shopperIdIn(shop) });

const payPath = href.page('/deliverysubscription/payment');

/** Whatever becomes of a purchase, the rest of the shop hears of it, and whoever has gone on is told in words. */
export function opened(shop: ShopActor): void {
  const purchase = chartOf<typeof saverPurchaseMachine>(shop, 'saverPurchase');
  if (!purchase || import.meta.env.SSR) return;
  const kept = keptOf(shop.system);
  const isAtPayment = () => splitHref(withoutModals(hrefOf(navigationOf(shop).getSnapshot())))[0] === payPath;
  const tell = (subject: string) => purchase.send({ type: 'attempt.told', attempt: kept.recall(subject) });
  const tellAll = (text: string, link: NonNullable<Toast['link']>) => {
    if (isAtPayment()) announcerOf(shop).send({ type: 'message.say', text });
    else shop.send({ type: 'toast.show', toast: { id: 'saver', text, link, isPressing: true } });
  };
  const end = (how: 'confirmed' | 'declined' | 'refused' | 'unplaced') =>
    chartOf<typeof payWaysMachine>(shop, 'saverWays')?.send({ type: 'order.ended', how });
  const toPayment = { text: texts.toPlans.text, href: href.page('/deliverysubscription/plans') };
  const doers: {
    readonly [T in SaverPurchaseHappening['type']]: (happening: Extract<SaverPurchaseHappening, { type: T }>) => void;
  } = {
    'attempt.wanted': ({ subject }) => tell(subject),
    'attempt.settled': ({ key }) => kept.forget(key),
    'pass.doubted': () => announcerOf(shop).send({ type: 'message.say', text: texts.doubted.text }),
    'pass.bought': () => {
      end('confirmed');
      refreshAfterPass(shop);
      readPassesAgain(shop);
      readCardsAgain(shop);
      tellAll(texts.bought.text, { text: texts.seePass.text, href: href.page('/account/subscriptions') });
      if (!isAtPayment()) purchase.send({ type: 'purchase.seen' });
    },
    'pass.declined': ({ reason }) => {
      end('declined');
      readCardsAgain(shop);
      tellAll(reason ?? texts.declinedNext.text, toPayment);
    },
    'pass.refused': ({ fault }) => {
      end('refused');
      refreshAfterPass(shop);
      tellAll(fault?.message ?? texts.refusedNext.text, toPayment);
    },
    'pass.unbought': () => {
      end('unplaced');
      tellAll(texts.unboughtNext.text, toPayment);
    },
  };
  purchase.on('*', (happening) => doers[happening.type](happening as never));
  const { subject } = purchase.getSnapshot().context;
  if (subject !== null && purchase.getSnapshot().matches('arriving')) tell(subject);
}
