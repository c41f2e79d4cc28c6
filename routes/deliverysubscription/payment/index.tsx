import { createFileRoute } from '@tanstack/react-router';
import { entered } from '../../-entered.ts';
import { place } from '../../-place.ts';
import { saverSearch } from '../../-saver-search.ts';
import type { Asked } from '../../-saver-load.ts';
import { SaverPayRoute } from '../../-saver-pay-route.tsx';

export const Route = createFileRoute('/deliverysubscription/payment/')({
  ...place('deliverySaverPayment'),
  ...entered(),
  validateSearch: saverSearch,
  loaderDeps: ({ search: { plan, address, suburb } }) => saverSearch({ plan, address, suburb }),
  loader: async (asked: Asked) => (await import('../../-saver-load.ts')).needSaverPayment(asked),
  component: SaverPayRoute,
});
