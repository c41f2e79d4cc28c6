import { createFileRoute } from '@tanstack/react-router';
import { entered } from './-entered.ts';
import { place } from './-place.ts';
import type { Asked } from './-saved-lists-load.ts';
import { SavedRoute } from './-saved-route.tsx';

export const Route = createFileRoute('/saved')({
  ...place('saved'),
  ...entered(),
  loader: async (asked: Asked) => (await import('./-saved-lists-load.ts')).needLists(asked),
  component: SavedRoute,
});
