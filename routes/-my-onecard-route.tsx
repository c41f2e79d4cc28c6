import { useRouteContext } from '@tanstack/react-router';
import { useSelector } from '@xstate/react';
import { type ReactNode, useEffect } from 'react';
import { type myOnecardMachine, myOnecardOf } from '#machines/my-onecard/index.ts';
import { type onecardMachine, onecardStateOf } from '#machines/onecard/index.ts';
import { chartOf, sessionOf, shopperOf } from '#machines/shop/index.ts';
import { AccountFrame } from '#ui/account-frame/account-frame.tsx';
import { MyOnecardPage } from '#ui/pages/my-onecard/my-onecard-page.tsx';

/** The card on the account of whoever is here; once it is joined by a link, it is looked up anew. */
export function MyOnecardRoute(): ReactNode {
  const { shop } = useRouteContext({ from: '__root__' });
  const chart = chartOf<typeof myOnecardMachine>(shop, 'myOnecard');
  const now = useSelector(chart, (state) => state);
  const subject = useSelector(sessionOf(shop), (session) => shopperOf(session).shopperScvId);
  const link = useSelector(
    useSelector(shop, () => chartOf<typeof onecardMachine>(shop, 'onecard')),
    (state) => onecardStateOf(state),
  );
  useEffect(() => {
    if (chart?.getSnapshot().matches('resting')) chart.send({ type: 'card.open' });
  }, [chart, subject]);
  useEffect(() => {
    if (link === 'registered') chart?.send({ type: 'card.open' });
  }, [chart, link]);
  return (
    <AccountFrame path="/account/onecard">
      <MyOnecardPage
        shown={myOnecardOf(now)}
        isCardWaiting={link === 'asking' || link === 'failed'}
        onJoin={(written) => chart?.send({ type: 'card.join', ...written })}
        onReload={() => chart?.send({ type: 'card.reload' })}
        onAskToLeave={() => chart?.send({ type: 'leave.ask' })}
        onKeep={() => chart?.send({ type: 'leave.keep' })}
        onLeave={() => chart?.send({ type: 'leave.confirm' })}
      />
    </AccountFrame>
  );
}
