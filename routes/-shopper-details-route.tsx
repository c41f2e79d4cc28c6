import { useLocation, useRouteContext, useRouter, useSearch } from '@tanstack/react-router';
import { useSelector } from '@xstate/react';
import { type ReactNode, useEffect, useMemo } from 'react';
import { type onecardMachine, onecardStateOf } from '#machines/onecard/index.ts';
import { chartOf, sessionOf, shopperOf } from '#machines/shop/index.ts';
import { detailsShown, isDone, type shopperDetailsMachine } from '#machines/shopper-details/index.ts';
import { dayOf } from '#services/display/dates.rules.ts';
import { fromPublicHref } from '#services/navigation/public-href.rules.ts';
import { href } from '#ui/link/href.ts';
import { ShopperDetailsPage } from '#ui/pages/shopper-details/shopper-details-page.tsx';
import type { DetailsParts } from './-shopper-details-page.ts';
import { shopperReturnOf } from './-shopper-return.ts';

const findNothing = async () => [];
const findNoAddress = () => findNothing;

/** Finishing a registration; once it is done, the shopper goes on to where they were going, or is welcomed. */
export function ShopperDetailsRoute(): ReactNode {
  const { shop, services, partsOf } = useRouteContext({ from: '__root__' });
  const router = useRouter();
  // Of this page: the address is of the next one already while that is on its way.
  const search: object = useSearch({ strict: false });
  const here = useLocation({ select: (location) => location.publicHref });
  const chart = chartOf<typeof shopperDetailsMachine>(shop, 'shopperDetails');
  const state = useSelector(chart, (now) => now);
  const card = useSelector(chartOf<typeof onecardMachine>(shop, 'onecard'), (now) => now);
  const subject = useSelector(sessionOf(shop), (session) => shopperOf(session).shopperScvId);
  const returnPath = shopperReturnOf(search);
  const onwardHref = returnPath === href.home() ? href.page('/welcome') : returnPath;
  const isFinished = isDone(state);

  useEffect(() => chart?.send({ type: 'page.open', subject }), [chart, subject]);
  useEffect(() => {
    if (isFinished) void router.navigate({ ...fromPublicHref(onwardHref), replace: true } as never);
  }, [isFinished, onwardHref, router]);

  const parts = partsOf('shopperDetails') as DetailsParts | undefined;
  const places = useMemo(() => parts?.findersOf(services), [parts, services]);
  return (
    <ShopperDetailsPage
      shown={detailsShown(state)}
      isCardWaiting={onecardStateOf(card) === 'waiting'}
      today={() => dayOf(services.clock.nowMs())}
      findSuburbs={places?.suburbs ?? findNothing}
      findAddresses={places?.addresses ?? findNoAddress}
      termsHref={href.info('terms-and-conditions')}
      privacyHref={href.info('privacy')}
      signInHref={href.signIn(here)}
      onwardHref={onwardHref}
      onDraft={(draft) => chart?.send({ type: 'draft.change', draft })}
      onSubmit={(sent) => chart?.send({ type: 'form.submit', ...sent })}
    />
  );
}
