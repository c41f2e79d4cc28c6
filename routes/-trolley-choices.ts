import { useLocation, useRouteContext } from '@tanstack/react-router';
import { useSelector } from '@xstate/react';
import { useEffect, useSyncExternalStore } from 'react';
import { chartOf } from '#machines/shop/index.ts';
import type { trolleyMachine } from '#machines/trolley/index.ts';
import {
  type ChangedPrice,
  type Choice,
  changedPricesIn,
  keyOf,
  lostIn,
  type trolleyChoicesMachine,
} from '#machines/trolley-choices/index.ts';
import { withoutModals } from '#services/navigation/outlets.rules.ts';
import type { AcknowledgementKey } from '#services/storage/stored-keys.rules.ts';
import { href } from '#ui/link/href.ts';
import type { LateChart } from './-context.ts';

/** Opens a chart with what shows it, where no page has. */
export function useLate(name: LateChart): boolean {
  const { shop, openLate } = useRouteContext({ from: '__root__' });
  const isOpen = useSelector(shop, ({ children }) => name in children);
  useEffect(() => {
    if (!isOpen) void openLate(name).catch(() => undefined);
  }, [isOpen, openLate, name]);
  return isOpen;
}

/** What the shopper says of their trolley, how that fares, and the trolley that it is about. */
export function useTrolleyChoices() {
  const { shop, openLate } = useRouteContext({ from: '__root__' });
  const isOpen = useLate('trolleyChoices');
  const chart = isOpen ? chartOf<typeof trolleyChoicesMachine>(shop, 'trolleyChoices') : undefined;
  const choices = useSelector(chart, (now) => now);
  const trolleyChart = chartOf<typeof trolleyMachine>(shop, 'trolley');
  const trolley = useSelector(trolleyChart, (now) => now?.context.trolley ?? null);
  const make = (choice: Choice) => {
    const say = () =>
      chartOf<typeof trolleyChoicesMachine>(shop, 'trolleyChoices')?.send({ type: 'choice.make', choice });
    // Pressed before its code has come, it is not lost.
    if (chart) say();
    else void openLate('trolleyChoices').then(say, () => undefined);
  };
  return {
    chart,
    choices,
    trolley,
    make,
    agree: (prices: readonly ChangedPrice[], isAll: boolean) =>
      make({ kind: 'prices', isAll, prices: prices.map(({ sku, priceCents }) => ({ sku, priceCents })) }),
    takeOut: ({ sku, unit }: ChangedPrice, source: string) =>
      trolleyChart?.send({ type: 'line.set', sku, amount: 0, unit, source }),
    /** The ways on from a choice about that, if it did not get through. */
    waysOf: (about: Choice) => {
      const key = keyOf(about);
      return {
        lost: lostIn(choices, key),
        onRetry: () => chart?.send({ type: 'choice.retry', key }),
        onPutBack: () => chart?.send({ type: 'choice.putBack', key }),
      };
    },
  };
}
export type TrolleyChoices = ReturnType<typeof useTrolleyChoices>;

export const changedIn = ({ choices, trolley }: TrolleyChoices): readonly ChangedPrice[] =>
  changedPricesIn(choices, trolley?.items ?? []);

const unheard = () => () => undefined;

/** Whether somebody said in this browser that they know one of those; no server can tell. */
export function useKnows(...keys: readonly AcknowledgementKey[]): boolean {
  const { services } = useRouteContext({ from: '__root__' });
  const knows = () => keys.some((key) => services.storage.read(key) === true);
  return useSyncExternalStore(unheard, knows, () => false);
}

/** The address of this page with that modal of the trolley over it. */
export function useModalHref() {
  const here = useLocation({ select: ({ publicHref }) => withoutModals(publicHref) });
  return (path: string, outlet: 'vt-modal' | 'account-modal' = 'vt-modal') => href.modalOver(here, { outlet, path });
}
