import { useLocation, useRouteContext } from '@tanstack/react-router';
import { useSelector } from '@xstate/react';
import { useCallback, useEffect, useMemo, useRef } from 'react';
import { type RemovedLine, removalMachine, removedIn } from '#machines/removal/index.ts';
import { chartOf, fulfilmentOf, sessionOf, shellIn, shellOf, shopperOf } from '#machines/shop/index.ts';
import {
  categoriesIn,
  clearFaultIn,
  expressTotalQuantityToRemove,
  isClearing,
  isLoading,
  type ShownItem,
  totalIn,
  type trolleyMachine,
} from '#machines/trolley/index.ts';
import { nextFeeOf } from '#services/fulfilment/next-fee.rules.ts';
import { withoutModals } from '#services/navigation/outlets.rules.ts';
import type { Fulfilment } from '#services/session/session.contract.ts';
import type { Shell } from '#services/shell/shell.contract.ts';
import { isEmpty } from '#services/trolley/empty.rules.ts';
import { sources } from '#services/trolley/trolley.words.ts';
import { useChart } from '#ui/chart/use-chart.ts';
import { href } from '#ui/link/href.ts';
import { sectionsOf } from '#ui/pages/trolley/trolley-sections.ts';
import type { TotalsShown } from '#ui/trolley-totals/trolley-totals.tsx';
import { useExpressTerms } from './-express-terms.ts';

const noTotals = { count: 0, totalCents: 0, savingsCents: 0, isRough: false };

/** The trolley's chart and what it says now. */
export function useTrolleyNow() {
  const { shop } = useRouteContext({ from: '__root__' });
  const trolley = chartOf<typeof trolleyMachine>(shop, 'trolley');
  return { trolley, now: useSelector(trolley, (snapshot) => snapshot) };
}
type Now = ReturnType<typeof useTrolleyNow>;

function clearingOf(now: Now['now']) {
  if (now && isClearing(now)) return 'clearing' as const;
  return now && clearFaultIn(now) ? ('failed' as const) : null;
}

type Priced = {
  readonly now: Now['now'];
  readonly fulfilment: Pick<Fulfilment, 'method' | 'slotFeeCents'> | null;
  /** A delivery pass has fees of its own: no amount is told from which less is paid. */
  readonly hasPass: boolean;
  readonly fees: Shell['deliveryFees'];
};

/** What a trolley comes to, with the fee that the terms tell of the time that is held. */
export function totalsOf({ now, fulfilment, hasPass, fees }: Priced): TotalsShown {
  const { count, totalCents, savingsCents, isRough } = (now && totalIn(now)) ?? noTotals;
  const { method, slotFeeCents } = fulfilment ?? { method: 'Courier', slotFeeCents: null };
  const isTold = totalCents !== null && slotFeeCents === null && !(hasPass && method === 'Courier');
  return {
    count,
    subtotalCents: totalCents,
    savingsCents,
    deliveryFeesCents: slotFeeCents,
    packagingCents: now?.context.trolley?.packaging.feeCents ?? 0,
    isRough,
    method,
    nextFee: isTold ? nextFeeOf(fees, method, totalCents) : null,
  };
}

/** Everything that is shown of a trolley: one look at its chart for the whole list. */
export function useTrolleyShown({ now }: Now, isReview: boolean) {
  const { shop } = useRouteContext({ from: '__root__' });
  const fulfilment = useSelector(sessionOf(shop), fulfilmentOf);
  const hasPass = useSelector(sessionOf(shop), (session) => shopperOf(session).hasActiveDeliverySubscription);
  const { deliveryFees: fees, settings } = useSelector(shellOf(shop), shellIn);
  const sections = useMemo(() => (now ? sectionsOf(categoriesIn(now), isReview) : []), [now, isReview]);
  const told = now?.context.trolley ?? null;
  const isKnownEmpty = now !== undefined && isEmpty(now.context);
  const state =
    sections.length > 0
      ? ('shown' as const)
      : now?.hasTag('failed') && told === null
        ? ('unknown' as const)
        : isKnownEmpty
          ? ('empty' as const)
          : ('loading' as const);
  return {
    sections,
    totals: totalsOf({ now, fulfilment, hasPass, fees }),
    state,
    clearing: clearingOf(now),
    isUpdating: now !== undefined && told !== null && isLoading(now),
    hasTime: fulfilment?.slotId != null,
    isExpress: fulfilment?.expressFulfilment.isExpressSlot ?? false,
    checkoutHref: href.page(
      settings.deliverySubscriptionSettings.showHaveYouForgotten ? '/shop/checkout' : '/checkout',
    ),
  };
}

/** How many have to come out before an express order; null while nothing has to. */
export function useExpressExcess({ now }: Now, isExpress: boolean) {
  const { limit } = useExpressTerms();
  if (!isExpress || !now || limit === null) return null;
  const excess = expressTotalQuantityToRemove(now, limit) ?? 0;
  return excess > 0 ? { excess, limit } : null;
}

const asRemoved = ({ sku, name, amount, unit }: ShownItem): RemovedLine => ({ sku, name, amount, unit });

/** Takes lines out, and puts back what was taken out last: by a button of the page, or by the bin of a stepper. */
export function useRemoval({ trolley, now }: Now, items: readonly ShownItem[]) {
  const want = useCallback(
    (lines: readonly RemovedLine[], isBack: boolean) => {
      for (const { amount, ...line } of lines)
        trolley?.send({ type: 'line.set', ...line, amount: isBack ? amount : 0, source: sources.trolley });
    },
    [trolley],
  );
  const [removal, send] = useChart(removalMachine, { onReport: ({ lines }) => want(lines, true) });
  const before = useRef(items);
  useEffect(() => {
    const had = before.current;
    before.current = items;
    const skus = items.map(({ sku }) => sku);
    const here = new Set(skus);
    const wishes = now?.context.wishes ?? {};
    const gone = had.filter(({ sku, amount }) => !here.has(sku) && wishes[sku]?.amount === 0 && amount > 0);
    send({ type: 'lines.gone', lines: gone.map(asRemoved) });
    send({ type: 'lines.shown', skus });
  }, [items, now, send]);
  return {
    removed: removedIn(removal).map(({ name }) => name),
    onRemove: useCallback((lines: readonly ShownItem[]) => want(lines.map(asRemoved), false), [want]),
    onUndo: useCallback(() => send({ type: 'undo.press' }), [send]),
  };
}

/** The public address of the page itself. */
export const useHere = (): string => useLocation({ select: ({ publicHref }) => withoutModals(publicHref) });
