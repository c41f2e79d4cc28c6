import { fromPromise } from 'xstate';
import {
  holdStateOf,
  keptAlertsOf,
  type ReservationHappening,
  type ReservationInput,
  reservationMachine,
} from '#machines/reservation/index.ts';
import {
  addressedIn,
  announcerOf,
  modalsOf,
  openChart,
  type ShopActor,
  sessionOf,
  shellIn,
  shellOf,
} from '#machines/shop/index.ts';
import { endOf, heldTimeOf, periodsOf } from '#services/fulfilment/hold.rules.ts';
import { clockTime } from '#services/fulfilment/hold-words.rules.ts';
import { createTimeSlotsService } from '#services/fulfilment/time-slots.http.ts';
import { withoutModals } from '#services/navigation/outlets.rules.ts';
import { isTypingPlace, reservationMessage } from '#ui/modal-messages/reservation-words.ts';
import { holdTexts } from '#ui/texts/hold.texts.ts';
import type { ShopRouter } from '../router.tsx';
import { servicesOf } from '../services-of.ts';
import { sayAfterPlacing } from './after-placing.ts';
import { createKeptAlerts } from './kept-alerts.ts';
import { createSeconds } from './seconds.ts';

export type ReservationEdge = {
  readonly page: Window & typeof globalThis;
  readonly router: ShopRouter;
  readonly shop: ShopActor;
};

type AlertDue = Extract<ReservationHappening, { type: 'alert.due' }>;

/** The chart with this browser's seconds and the store behind it. */
function chartIn(page: ReservationEdge['page'], shop: ShopActor) {
  const { clock, session, adapter } = servicesOf(shop.system);
  const slots = adapter(createTimeSlotsService);
  return reservationMachine.provide({
    actors: {
      seconds: createSeconds({
        page,
        nowMs: () => clock.nowMs(),
        isTold: () => sessionOf(shop).getSnapshot().context.serverNowMs !== null,
        ask: () => session.context(),
        tell: (context) => shop.send({ type: 'context.told', context }),
      }),
      extendHold: fromPromise(({ signal }) => slots.confirm(signal)),
      releaseSlot: fromPromise(({ signal }) => slots.release(signal)),
      /** Another tab may have taken a slot since, or kept this one longer: only what is over is taken from the store. */
      dropSlot: fromPromise(async ({ input, signal }) => {
        const context = await session.context(signal);
        const held = heldTimeOf(context.fulfilment);
        const isOurs = held !== null && held.reservationId === input.reservationId;
        return isOurs && endOf(held, context.serverNowMs) !== null ? await slots.release(signal) : context;
      }),
    },
  });
}

/** Opens the clocks of a held slot for the page's life, and says what they say: in modals, in alerts, to the ear. */
export function openReservation({ page, router, shop }: ReservationEdge): void {
  const alerts = createKeptAlerts(() => page.sessionStorage, page.console);
  const settings = () => shellIn(shellOf(shop).getSnapshot()).settings;
  const input: ReservationInput = {
    terms: null,
    periods: periodsOf(settings().fulfilmentTimeouts),
    kept: alerts.read(),
  };
  const reservation = openChart(shop, 'reservation', chartIn(page, shop), input);
  const say = (text: string) => announcerOf(shop).send({ type: 'message.say', text });
  const modals = modalsOf(shop);
  let waiting: (() => void) | null = null;

  const isTyping = () => {
    const { activeElement } = page.document;
    const isField = activeElement instanceof page.HTMLInputElement || activeElement instanceof page.HTMLTextAreaElement;
    return isField || isTypingPlace(router.state.location.pathname);
  };
  const show = ({ kind, isExpress, cutOffMs }: AlertDue) => {
    const { fulfilmentMessages, expressFulfilmentMessages, disabledMessageTitleNames } = settings();
    const path = withoutModals(router.state.location.publicHref);
    const data = reservationMessage({
      ...{ kind, isExpress, cutOffMs, path },
      messages: fulfilmentMessages,
      expressMessages: expressFulfilmentMessages,
    });
    if (disabledMessageTitleNames.includes(data.title)) return;
    const isEnd = kind === 'closed' || kind === 'expired';
    const id = `reservation ${kind}`;
    const open = () =>
      shop.send({
        type: 'modal.open',
        modal: { id, type: 'genericModal', data, isDismissible: true, hasBack: false, outlivesPage: isEnd },
      });
    const isModalOpen = addressedIn(modals.getSnapshot()) !== null;
    if (!isModalOpen && (isEnd || isExpress || !isTyping())) return open();
    // What stands in an open modal may have been typed: the words come at once, and the modal when that one is closed.
    shop.send({ type: 'toast.show', toast: { id, text: `${data.title} ${data.description}`, isPressing: true } });
    waiting = isEnd || isExpress ? open : null;
  };
  const till = (text: string, heldUntilMs: number | null) =>
    text.replace('{time}', heldUntilMs === null ? '' : clockTime(heldUntilMs));
  const showInTime = sayAfterPlacing<AlertDue>({
    shop,
    say: show,
    isStillSo: ({ kind, reservationId }) => {
      const now = reservation.getSnapshot();
      return holdStateOf(now) === kind && now.context.reservationId === reservationId;
    },
  });
  const doers: {
    readonly [T in ReservationHappening['type']]: (word: Extract<ReservationHappening, { type: T }>) => void;
  } = {
    'alert.due': showInTime,
    'minutes.left': ({ minutes, heldUntilMs }) => {
      const { text } = minutes === 1 ? holdTexts.minuteLeft : holdTexts.minutesLeft;
      say(till(text.replace('{n}', String(minutes)), heldUntilMs));
    },
    'hold.extended': () => undefined,
    'hold.released': () => say(holdTexts.released.text),
    'exception.found': ({ message }) => page.console.error(`Client error: ${message}`),
  };
  reservation.on('*', (word) => doers[word.type](word as never));
  modals.on('modal.ended', ({ id }) => {
    if (id.startsWith('reservation ')) return;
    const open = waiting;
    waiting = null;
    if (open) void Promise.resolve().then(open);
  });
  const keep = () => alerts.keep(keptAlertsOf(reservation.getSnapshot()));
  reservation.subscribe(keep);
  let periods = JSON.stringify(input.periods);
  shellOf(shop).subscribe(() => {
    const told = periodsOf(settings().fulfilmentTimeouts);
    if (JSON.stringify(told) === periods) return;
    periods = JSON.stringify(told);
    reservation.send({ type: 'periods.told', periods: told });
  });
  // Now that somebody listens.
  const { shopper, fulfilment, flags, serverNowMs } = sessionOf(shop).getSnapshot().context;
  const storeId = fulfilment?.fulfilmentStoreId ?? null;
  reservation.send({ type: 'terms.told', storeId, shopper, fulfilment, flags, serverNowMs });
}
