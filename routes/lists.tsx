import { createFileRoute } from '@tanstack/react-router';
import { entered } from './-entered.ts';
import { ListsRoute } from './-lists-route.tsx';
import { place } from './-place.ts';
import type { Asked } from './-saved-lists-load.ts';

export const Route = createFileRoute('/lists')({
  ...place('lists'),
  ...entered(),
  loader: async (asked: Asked) => (await import('./-saved-lists-load.ts')).loadCounts(asked),
  component: ListsRoute,
});
