import { lazyRouteComponent } from '@tanstack/react-router';
import type { RouterContext } from './-context.ts';
import { pageHead } from './-head.ts';
import { place } from './-place.ts';
import type { PlaceId } from './-places.ts';

/** A page that only says what will be there: one part for all of them, and search engines do not keep it. */
export const notYet = (id: PlaceId) => ({
  ...place(id),
  head: ({ match }: { match: { context: RouterContext } }) =>
    pageHead({ context: match.context, place: id, isHidden: true }),
  component: waitingPage,
});

const waitingPage = lazyRouteComponent(() => import('./-not-yet.tsx'), 'NotYetRoute');
