import { fromPromise, waitFor } from 'xstate';
import type { orderMachine } from '#machines/order/index.ts';
import type { payWaysMachine } from '#machines/pay-ways/index.ts';
import { type PlacingHappening, type PlacingInput, placingCarriage, placingMachine } from '#machines/placing/index.ts';
import type { reservationMachine } from '#machines/reservation/index.ts';
import {
  announcerOf,
  chartOf,
  chartSettled,
  hrefOf,
  navigationOf,
  sessionOf,
  type ShopActor,
  shopperIdIn,
} from '#machines/shop/index.ts';
import type { Toast, toastMachine } from '#machines/toast/index.ts';
import { countIn, isLoading, type trolleyMachine } from '#machines/trolley/index.ts';
import { isRefusedAs } from '#services/fault.ts';
import { splitHref, withoutModals } from '#services/navigation/outlets.rules.ts';
import { isChange } from '#services/orders/attempt.rules.ts';
import type { Attempt } from '#services/orders/attempt.words.ts';
import { createKeptOrder } from '#services/orders/kept-order.ts';
import { placedChannel, placedWordIn, type PlacedWord } from '#services/orders/placed-tabs.ts';
import { createOrderChangeService } from '#services/orders/order-change.http.ts';
import { confirmationPathOf, payPathOf, payPaths } from '#services/orders/placing-paths.rules.ts';
import { createPlacingService } from '#services/orders/placing.http.ts';
import { openTabs } from '#services/session/tabs.ts';
import { href } from '#ui/link/href.ts';
import { changePaymentTexts } from '#ui/texts/change-payment.texts.ts';
import { paymentTexts as texts } from '#ui/texts/payment.texts.ts';
import { sentOnce } from './sent-once.ts';
import { servicesOf } from './services-of.ts';

const serviceOf = (system: object) => servicesOf(system).adapter(createPlacingService);
const keptOf = (system: object) =>
  createKeptOrder(
    () => globalThis.window?.sessionStorage,
    () => servicesOf(system).newKey(),
  );

/** Both are done once for each key, and what became of either is asked by it. */
function send({ placement, key }: Attempt, system: object, signal: AbortSignal) {
  if (!isChange(placement)) return serviceOf(system).place(placement, key, signal);
  const { orderId, ...wanted } = placement;
  return servicesOf(system).adapter(createOrderChangeService).save(orderId, wanted, key, signal);
}

/** An order on its way, with its services and what this tab keeps of it. */
export const machine = placingMachine.provide({
  actors: {
    ...sentOnce,
    beginAttempt: fromPromise(async ({ input: { subject, asked, attempt }, system }) => {
      if (subject === null || asked === null) throw new Error('Nothing is to be ordered.');
      return keptOf(system).begin({ subject, placement: asked }, attempt);
    }),
    place: fromPromise(({ input: { attempt }, system, signal }) => {
      if (attempt === null) throw new Error('An order has no key.');
      return send(attempt, system, signal);
    }),
    askByKey: fromPromise(async ({ input: { attempt }, system, signal }) =>
      attempt === null ? null : serviceOf(system).byKey(attempt.key, signal),
    ),
    askTerms: fromPromise(({ system, signal }) => servicesOf(system).session.context(signal)),
  },
});
export const carriage = placingCarriage;

export const inputOf = (shop: ShopActor): PlacingInput => ({ subject: shopperIdIn(shop) });

const ways = {
  toReview: { text: texts.toReview.text, href: href.page('/checkout/revieworder') },
  toOrders: { text: texts.yourOrders.text, href: href.page('/account/orders') },
} as const;

/** What is said of a new order, and of one that was changed. */
const words = {
  placed: {
    confirmed: texts.confirmed,
    refused: texts.refusedTitle,
    unplaced: texts.unplaced,
    next: texts.unplacedTitle,
  },
  saved: {
    confirmed: changePaymentTexts.saved,
    refused: changePaymentTexts.notSavedTitle,
    unplaced: changePaymentTexts.notSaved,
    next: changePaymentTexts.notSavedTitle,
  },
} as const;

/** Whatever becomes of an order, the rest of the shop hears of it: trolley, order, slot, terms, and whoever listens. */
export function opened(shop: ShopActor): void {
  const placing = chartOf<typeof placingMachine>(shop, 'placing');
  if (!placing || import.meta.env.SSR) return;
  const kept = keptOf(shop.system);
  const say = (text: string) => announcerOf(shop).send({ type: 'message.say', text });
  const isAtPayment = () =>
    payPaths.includes(splitHref(withoutModals(hrefOf(navigationOf(shop).getSnapshot())))[0] ?? '');
  /** Of the order that the last word was about; its attempt may be settled by then. */
  let said: Attempt['placement'] | null = null;
  /** The hold that it was sent for: another may have been taken before the store refuses it. */
  let heldFor: string | null = null;
  const reservation = () => chartOf<typeof reservationMachine>(shop, 'reservation');
  const about = () => placing.getSnapshot().context.attempt?.placement ?? said;
  const wordsNow = () => words[payPathOf(about()) === payPaths[0] ? 'placed' : 'saved'];
  const toPayment = () => ({ text: texts.toPayment.text, href: href.page(payPathOf(about())) });
  /** A word that stays until it is read is no more true of the next order, nor for the next shopper. */
  const takeDown = () => chartOf<typeof toastMachine>(shop, 'toast')?.send({ type: 'toast.close', id: 'order' });
  /** The page to pay on shows what became of it; whoever has gone on sees it in words, with the way there. */
  const tellAll = (text: string, link: NonNullable<Toast['link']>, shown = text) => {
    if (!isAtPayment()) {
      shop.send({ type: 'toast.show', toast: { id: 'order', text: shown, link, isPressing: true } });
      return;
    }
    takeDown();
    say(text);
  };
  const end = (how: 'confirmed' | 'declined' | 'refused' | 'unplaced') =>
    chartOf<typeof payWaysMachine>(shop, 'payWays')?.send({ type: 'order.ended', how });
  const refreshTerms = () => sessionOf(shop).send({ type: 'session.refresh' });
  const refreshGoods = () => {
    chartOf<typeof trolleyMachine>(shop, 'trolley')?.send({ type: 'trolley.refresh' });
    chartOf<typeof orderMachine>(shop, 'order')?.send({ type: 'order.refresh' });
  };
  const tell = (subject: string) => {
    const { isOrderUnderWay } = sessionOf(shop).getSnapshot().context.flags;
    placing.send({ type: 'attempt.told', attempt: kept.recall(subject), isUnderWay: isOrderUnderWay });
  };
  const hear = (word: PlacedWord) => {
    said = null;
    const told = (isLeft: boolean) => placing.send({ type: 'order.told', ...word, isLeft });
    told(false);
    const trolley = chartOf<typeof trolleyMachine>(shop, 'trolley');
    if (!isAtPayment() || !trolley) return;
    refreshGoods();
    void waitFor(trolley, (now) => !isLoading(now)).then(
      ({ context }) => told(isAtPayment() && countIn(context) === 0),
      () => undefined,
    );
  };
  const tabs = openTabs({
    open: () => new globalThis.BroadcastChannel(placedChannel),
    wordIn: placedWordIn,
    hear,
  });
  const lead = ({ orderId, orderNumber }: Omit<PlacedWord, 'subject'>) => {
    end('confirmed');
    refreshTerms();
    refreshGoods();
    const text = wordsNow().confirmed.text.replace('{number}', () => orderNumber);
    tellAll(text, { text: texts.seeOrder.text, href: href.page(confirmationPathOf(orderId, about())) });
    if (!isAtPayment()) placing.send({ type: 'order.seen' });
  };
  const doers: {
    readonly [T in PlacingHappening['type']]: (happening: Extract<PlacingHappening, { type: T }>) => void;
  } = {
    'attempt.wanted': ({ subject }) => tell(subject),
    'attempt.settled': ({ key }) => kept.forget(key),
    'session.doubted': refreshTerms,
    'order.doubted': () => say(texts.resolving.text),
    'order.confirmed': ({ orderId, orderNumber }) => {
      const { subject } = placing.getSnapshot().context;
      if (subject !== null) tabs.say({ subject, orderId, orderNumber });
      lead({ orderId, orderNumber });
    },
    'order.followed': lead,
    'order.declined': ({ reason }) => {
      end('declined');
      refreshTerms();
      tellAll(
        reason ?? texts.declined.text,
        toPayment(),
        `${texts.declinedTitle.text}. ${reason ?? texts.declined.text}`,
      );
    },
    'order.refused': ({ fault }) => {
      end('refused');
      tellAll(fault.message, ways.toReview, `${wordsNow().refused.text}. ${fault.message}`);
      const over = isRefusedAs(fault, 'SlotExpired') ? 'expired' : isRefusedAs(fault, 'SlotClosed') ? 'closed' : null;
      if (over && heldFor) reservation()?.send({ type: 'hold.refused', reservationId: heldFor, end: over });
      if (!isRefusedAs(fault, 'OrderAlreadyPicking') && !isRefusedAs(fault, 'TrolleyMoved')) return refreshGoods();
      // The change is over, and whoever shows it hears so from the terms, before the trolley is the other one.
      refreshTerms();
      void chartSettled(shop, 'session').then(refreshGoods, refreshGoods);
    },
    'order.unplaced': () => {
      end('unplaced');
      refreshTerms();
      const { unplaced, next } = wordsNow();
      tellAll(unplaced.text, toPayment(), `${next.text}. ${unplaced.text}`);
    },
    'elsewhere.over': () => {
      refreshGoods();
      shop.send({
        type: 'toast.show',
        toast: { id: 'order', text: texts.elsewhereOver.text, link: ways.toOrders, isPressing: true },
      });
    },
  };
  placing.subscribe((now) => {
    said = now.context.attempt?.placement ?? said;
    heldFor = now.hasTag('submitting') ? (heldFor ?? reservation()?.getSnapshot().context.reservationId ?? null) : null;
    if (now.hasTag('submitting') || now.matches('away')) takeDown();
  });
  placing.on('*', (happening) => doers[happening.type](happening as never));
  const { subject } = placing.getSnapshot().context;
  if (subject !== null && placing.getSnapshot().matches('arriving')) tell(subject);
}
