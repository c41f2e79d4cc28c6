import { useLocation, useRouteContext } from '@tanstack/react-router';
import { useSelector } from '@xstate/react';
import type { accountDetailsMachine } from '#machines/account-details/index.ts';
import { chartOf, chartSettled } from '#machines/shop/index.ts';
import { withoutModals } from '#services/navigation/outlets.rules.ts';
import { href } from '#ui/link/href.ts';
import type { RouterContext } from './-context.ts';

export type Asked = { readonly context: RouterContext; readonly cause: 'preload' | 'enter' | 'stay' };

/** The first page has the details in it; a modal that opens or closes over them asks for nothing. */
export async function needAccountDetails({ context: { shop, openLate }, cause }: Asked): Promise<void> {
  await openLate('accountDetails');
  const chart = chartOf<typeof accountDetailsMachine>(shop, 'accountDetails');
  if (cause === 'stay' && chart?.getSnapshot().context.details) return;
  chart?.send({ type: 'details.open' });
  if (import.meta.env.SSR) await chartSettled(shop, 'accountDetails', 'reading');
}

/** The chart of the details, and where whoever has to sign in again comes back to. */
export function useAccountDetails() {
  const { shop } = useRouteContext({ from: '__root__' });
  const here = useLocation({ select: ({ publicHref }) => withoutModals(publicHref) });
  const chart = chartOf<typeof accountDetailsMachine>(shop, 'accountDetails');
  return { chart, now: useSelector(chart, (state) => state), here, signInHref: href.signIn(here) };
}
