import { useLocation, useRouteContext } from '@tanstack/react-router';
import { useSelector } from '@xstate/react';
import { useEffect } from 'react';
import { type boostsMachine, boostsOf } from '#machines/boosts/index.ts';
import { chartOf, sessionOf, shopperOf } from '#machines/shop/index.ts';
import { memberIn } from '#services/loyalty/member.rules.ts';
import { withoutModals } from '#services/navigation/outlets.rules.ts';

/** The offers of whoever is a member, for a part that may stand over any page: asked for where nobody has yet. */
export function useBoosts() {
  const { shop, openLate } = useRouteContext({ from: '__root__' });
  const chart = useSelector(shop, () => chartOf<typeof boostsMachine>(shop, 'boosts'));
  const now = useSelector(chart, (state) => state);
  const member = useSelector(sessionOf(shop), (session) => memberIn(shopperOf(session)));
  const here = useLocation({ select: ({ publicHref }) => withoutModals(publicHref) });
  const shown = boostsOf(now);
  const isUnasked = member !== null && shown.state === 'resting';
  useEffect(() => {
    if (!isUnasked) return;
    void openLate('boosts').then(
      () => chartOf<typeof boostsMachine>(shop, 'boosts')?.send({ type: 'offers.open' }),
      () => undefined,
    );
  }, [shop, openLate, isUnasked]);
  return { shop, chart, now, member, here, shown };
}
