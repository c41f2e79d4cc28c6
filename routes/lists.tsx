import { createFileRoute } from '@tanstack/react-router';
import { ListsRoute } from './-lists-route.tsx';
import { place } from './-place.ts';
import type { Asked } from './-saved-lists-load.ts';

export const Route = createFileRoute('/lists')({
  ...place('lists'),
  loader: async (asked: Asked) => (await import('./-saved-lists-load.ts')).loadCounts(asked),
  shouldReload: ({ cause }) => cause === 'enter',
  component: ListsRoute,
});
