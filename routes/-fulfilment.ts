import { useRouteContext, useRouter } from '@tanstack/react-router';
import { useSelector } from '@xstate/react';
import { useEffect, useLayoutEffect, useState } from 'react';
import { type Change, changeOf, type fulfilmentMachine, noChange } from '#machines/fulfilment/index.ts';
import { chartOf } from '#machines/shop/index.ts';
import { faultOf } from '#services/fault.ts';
import type { FulfilmentWish } from '#services/fulfilment/change.rules.ts';
import { followShelf } from './-shelf-switch.ts';

/**
 * Choosing how and where, for every page and modal that lets people choose: its chart is opened, and pages follow a
 * change of what is on show. A chart whose code did not come is a change that failed.
 */
export function useFulfilment() {
  const { shop, openLate } = useRouteContext({ from: '__root__' });
  const router = useRouter();
  const [, show] = useState(false);
  const [lost, setLost] = useState<Change | null>(null);
  useEffect(() => {
    followShelf(shop, router);
    void openLate('fulfilment').then(
      () => show(true),
      () => undefined,
    );
  }, [shop, router, openLate]);
  const chart = chartOf<typeof fulfilmentMachine>(shop, 'fulfilment');
  const change = changeOf(useSelector(chart, (now) => now));

  async function choose(wish: FulfilmentWish): Promise<void> {
    setLost(null);
    if (chart) return chart.send(wish);
    try {
      await openLate('fulfilment');
      chartOf<typeof fulfilmentMachine>(shop, 'fulfilment')?.send(wish);
      show(true);
    } catch (error) {
      setLost({ state: 'failed', wish, fault: faultOf(error) });
    }
  }
  return {
    chart,
    change: lost ?? change,
    choose: (wish: FulfilmentWish): void => void choose(wish),
    retry: (): void => {
      if (lost?.wish) void choose(lost.wish);
      else chart?.send({ type: 'change.retry' });
    },
    leave: (): void => {
      setLost(null);
      chart?.send({ type: 'change.leave' });
    },
  };
}

/** Choosing in a modal, which tells of the kinds of wish that are made in it, and of none that came before it. */
export function useFulfilmentAfresh(kinds: readonly FulfilmentWish['type'][]): ReturnType<typeof useFulfilment> {
  const choosing = useFulfilment();
  const { chart, change } = choosing;
  useLayoutEffect(() => chart?.send({ type: 'change.leave' }), [chart]);
  const isOwn = change.state === 'blocked' || (change.wish !== null && kinds.includes(change.wish.type));
  return { ...choosing, change: isOwn ? change : noChange };
}
