import { createFileRoute } from '@tanstack/react-router';
import { entered } from '../-entered.ts';
import { place } from '../-place.ts';
import { saverSearch } from '../-saver-search.ts';
import type { Asked } from '../-saver-load.ts';
import { SaverRoute } from '../-saver-route.tsx';

export const Route = createFileRoute('/deliverysubscription/')({
  ...place('deliverySaver'),
  ...entered('saver'),
  validateSearch: saverSearch,
  loaderDeps: ({ search: { plan, address, suburb } }) => saverSearch({ plan, address, suburb }),
  loader: async (asked: Asked) => (await import('../-saver-load.ts')).needSaver(asked),
  component: SaverRoute,
});
