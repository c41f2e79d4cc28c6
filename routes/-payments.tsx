import { useSelector } from '@xstate/react';
import { type ReactNode, useMemo } from 'react';
import { flagsOf, isOn, settingsIn, settingsOf, type ShopActor } from '#machines/shop/index.ts';
import type { Services } from '#services/services.ts';
import { PaymentsContext } from '#ui/card-frame/payments-context.ts';

type Props = { readonly shop: ShopActor; readonly services: Services; readonly children: ReactNode };

/** Gives card frames their service, the origin they must have, and the flag that shows what is behind them. */
export function Payments({ shop, services, children }: Props): ReactNode {
  const payOrigin = useSelector(settingsOf(shop), (settings) => settingsIn(settings)?.payOrigin ?? '');
  const isDebugOn = useSelector(flagsOf(shop), (flags) => isOn(flags, 'EnableCardFrameDebug'));
  const payments = useMemo(
    () => ({ service: services.payments, payOrigin, isDebugOn }),
    [services, payOrigin, isDebugOn],
  );
  return <PaymentsContext value={payments}>{children}</PaymentsContext>;
}
