import type { RouterContext } from './-context.ts';
import { pageHead } from './-head.ts';
import type { PlaceId } from './-places.ts';

type Match = { readonly context: RouterContext };

/** What every page of the table shares: its row, and a head made of the settings' words for it. */
export const place = (id: PlaceId) => ({
  staticData: { place: id },
  head: ({ match }: { match: Match }) => pageHead({ context: match.context, place: id }),
});
