import { useSearch } from '@tanstack/react-router';
import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import { flagsOf, isOn } from '#machines/shop/index.ts';
import { BoostsPage } from '#ui/pages/boosts/boosts-page.tsx';
import { useBoosts } from './-loyalty.ts';

/** The offers of whoever is here, joined to their chart. */
export function BoostsRoute(): ReactNode {
  const { shop, chart, member, here, shown } = useBoosts();
  const isV3 = useSelector(flagsOf(shop), (flags) => isOn(flags, 'EnableBoostOffersV3'));
  const show = useSearch({ from: '/everyday-rewards/boosts', select: (search) => search.show ?? 'all' });
  return (
    <BoostsPage
      isMember={member !== null}
      isV3={isV3}
      show={show}
      shown={shown}
      here={here}
      onBoost={(offerId) => chart?.send({ type: 'boost.want', offerId })}
      onReload={() => chart?.send({ type: 'offers.reload' })}
      onDismiss={() => chart?.send({ type: 'refusal.dismiss' })}
    />
  );
}
