import { createFileRoute } from '@tanstack/react-router';
import { entered } from '../../-entered.ts';
import { place } from '../../-place.ts';
import type { Entered } from '../../-saver-load.ts';
import { SaverSuccessRoute } from '../../-subscriptions-route.tsx';

export const Route = createFileRoute('/deliverysubscription/payment/success')({
  ...place('deliverySaverSuccess'),
  ...entered(),
  loader: async (entered: Entered) => (await import('../../-saver-load.ts')).needBought(entered),
  component: SaverSuccessRoute,
});
