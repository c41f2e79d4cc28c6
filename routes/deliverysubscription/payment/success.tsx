import { createFileRoute } from '@tanstack/react-router';
import { place } from '../../-place.ts';
import type { Entered } from '../../-saver-load.ts';
import { SaverSuccessRoute } from '../../-subscriptions-route.tsx';

export const Route = createFileRoute('/deliverysubscription/payment/success')({
  ...place('deliverySaverSuccess'),
  loader: async (entered: Entered) => (await import('../../-saver-load.ts')).needBought(entered),
  shouldReload: ({ cause }) => cause === 'enter',
  component: SaverSuccessRoute,
});
