import { useRouteContext } from '@tanstack/react-router';
import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import { type boostsMachine, boostedSince } from '#machines/boosts/index.ts';
import { balanceOf, countOf, type loyaltyMachine, messageOf } from '#machines/loyalty/index.ts';
import { chartOf, sessionOf, shopperOf } from '#machines/shop/index.ts';
import { memberIn } from '#services/loyalty/member.rules.ts';
import { RewardsPage } from '#ui/pages/rewards/rewards-page.tsx';

/** The loyalty programme of whoever is here, joined to its chart; what was boosted since it was counted counts as well. */
export function RewardsRoute(): ReactNode {
  const { shop } = useRouteContext({ from: '__root__' });
  const chart = chartOf<typeof loyaltyMachine>(shop, 'loyalty');
  const now = useSelector(chart, (state) => state);
  const boosts = useSelector(chartOf<typeof boostsMachine>(shop, 'boosts'), (state) => state);
  const member = useSelector(sessionOf(shop), (session) => memberIn(shopperOf(session)));
  return (
    <RewardsPage
      isMember={member !== null}
      balance={balanceOf(now)}
      count={boostedSince(countOf(now), boosts)}
      message={messageOf(now)}
      onReloadBalance={() => chart?.send({ type: 'balance.reload' })}
      onReloadMessages={() => chart?.send({ type: 'messages.reload' })}
      onDelete={(messageId) => chart?.send({ type: 'message.delete', messageId })}
      onPrefer={(redemptionPreference) => chart?.send({ type: 'preference.want', redemptionPreference })}
    />
  );
}
