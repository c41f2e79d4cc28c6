import { createFileRoute } from '@tanstack/react-router';
import { entered } from './-entered.ts';
import { place } from './-place.ts';
import type { AskedItems } from './-saved-lists-load.ts';
import { ListItemsRoute } from './-saved-route.tsx';

export const Route = createFileRoute('/listitems')({
  ...place('listItems'),
  ...entered(),
  validateSearch: ({ id }: Record<string, unknown>): { id?: string } =>
    typeof id === 'string' && /^[\w-]{1,64}$/.test(id) ? { id } : {},
  loaderDeps: ({ search: { id = '' } }) => ({ id }),
  loader: async (asked: AskedItems) => (await import('./-saved-lists-load.ts')).needItems(asked),
  component: ListItemsRoute,
});
