import { useRouteContext } from '@tanstack/react-router';
import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import type { ActorRefFrom } from 'xstate';
import { type HoldState, holdStateOf, type reservationMachine, wishOf } from '#machines/reservation/index.ts';
import { fulfilmentOf, sessionOf } from '#machines/shop/index.ts';
import type { Fulfilment } from '#services/session/session.contract.ts';
import { useLive } from '#ui/chart/use-live.ts';
import { slotWords } from '#ui/header/slot-words.ts';
import { type HeldShown, HoldCard as HoldCardView } from '#ui/hold-card/hold-card.tsx';

type Reservation = ActorRefFrom<typeof reservationMachine>;

/** What of a shopper's terms the card shows; null without a slot. */
export function heldShownOf(fulfilment: Fulfilment | null): HeldShown | null {
  if (!fulfilment?.reservation) return null;
  const { method, selectedDate, startTimeMs, endTimeMs, reservation } = fulfilment;
  if (selectedDate === null || startTimeMs === null || endTimeMs === null) return null;
  return {
    method,
    place: method === 'Pickup' ? (fulfilment.pickupAddressName ?? fulfilment.storeName) : fulfilment.suburb,
    day: selectedDate,
    startMs: startTimeMs,
    endMs: endTimeMs,
    isToday: fulfilment.isSlotToday,
    isExpress: fulfilment.expressFulfilment.isExpressSlot,
    feeCents: fulfilment.slotFeeCents,
    heldUntilMs: reservation.heldUntilMs,
    cutOffMs: reservation.cutOffTimeMs,
  };
}

const plain: HoldState = 'open';
/** The time of an order that is being changed is not held: it is the order's. */
const isOfOrder = (terms: Fulfilment | null): boolean => terms?.reservation === null && terms.startTimeMs !== null;

/** The slot that is held, wherever a page shows it: drawn from the terms, and by the chart as soon as it is there. */
export function HoldCard(): ReactNode {
  const { shop } = useRouteContext({ from: '__root__' });
  const terms = useSelector(sessionOf(shop), fulfilmentOf);
  const held = heldShownOf(terms);
  const opened = useSelector(shop, ({ children }) => (children as { reservation?: Reservation }).reservation);
  // A page may come alive after the chart was opened: its first draw is the one of the server all the same.
  const reservation = useLive() ? opened : undefined;
  const state = useSelector(reservation, (snapshot) => (snapshot ? holdStateOf(snapshot) : null));
  const wish = useSelector(reservation, (snapshot) => (snapshot ? wishOf(snapshot) : 'resting'));
  const shown = state === null || (state === 'none' && held) ? plain : state;
  if (isOfOrder(terms)) return <b>{slotWords(terms)?.title}</b>;
  if (held === null && shown !== 'closed' && shown !== 'expired') return null;
  return (
    <HoldCardView
      held={held}
      state={shown}
      wish={wish}
      onExtend={reservation && (() => reservation.send({ type: 'hold.extend' }))}
      onRelease={reservation && (() => reservation.send({ type: 'hold.release' }))}
    />
  );
}
