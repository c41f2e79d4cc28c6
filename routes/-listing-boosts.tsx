import { useRouteContext } from '@tanstack/react-router';
import { useSelector } from '@xstate/react';
import { lazy, Suspense } from 'react';
import { sessionOf, shopperOf } from '#machines/shop/index.ts';
import { useLive } from '#ui/chart/use-live.ts';
import type { BoostsOfVisitor } from '#ui/pages/listing/boosts-lead.tsx';

/** It comes once the page is live, and only where the list of boosts is shown to a member. */
const OwnBoosts = lazy(() => import('./-own-boosts.tsx'));

/** Who looks at the list of boosts; for a member, which of their own are boosted already. Other lists have none. */
export function useBoostsOf(isBoosts: boolean): BoostsOfVisitor | undefined {
  const { shop } = useRouteContext({ from: '__root__' });
  const who = useSelector(sessionOf(shop), (session) => {
    const { isShopper, hasOnecard } = shopperOf(session);
    return !isShopper ? 'guest' : hasOnecard ? 'member' : 'shopper';
  });
  const isLive = useLive();
  if (!isBoosts) return undefined;
  if (who !== 'member' || !isLive) return { who };
  return {
    who,
    mine: (
      <Suspense>
        <OwnBoosts />
      </Suspense>
    ),
  };
}
