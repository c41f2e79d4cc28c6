import { useRouteContext } from '@tanstack/react-router';
import { useEffect, useReducer } from 'react';
import type { savedListsMachine } from '#machines/saved-lists/index.ts';
import { chartOf } from '#machines/shop/index.ts';

/** The chart of the saved lists, opened for the part that stands. */
export function useSavedLists() {
  const context = useRouteContext({ from: '__root__' });
  const { shop, openLate } = context;
  const [, show] = useReducer((times: number) => times + 1, 0);
  useEffect(() => void openLate('savedLists').then(show, () => undefined), [openLate]);
  return chartOf<typeof savedListsMachine>(shop, 'savedLists');
}
