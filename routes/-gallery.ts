import { type ParsedLocation, redirect } from '@tanstack/react-router';
import type { RouterContext } from './-context.ts';
import { pageHead } from './-head.ts';
import type { PlaceId } from './-places.ts';

type Data = typeof import('./-gallery-data.ts');
type Asked<P> = { readonly context: RouterContext; readonly params: P; readonly location: ParsedLocation };
type Headed<T> = { readonly match: { readonly context: RouterContext }; readonly loaderData?: T | undefined };

/** What a page of the gallery shows is gathered by the server alone: in the browser its address is loaded afresh. */
export const gallery = <T extends { readonly title: string }, P = unknown>(
  id: PlaceId,
  gather: (data: Data, asked: Asked<P>) => Promise<T>,
) => ({
  staticData: { place: id },
  staleTime: Number.POSITIVE_INFINITY,
  loader: async (asked: Asked<P>): Promise<T> => {
    if (import.meta.env.SSR) return gather(await import('./-gallery-data.ts'), asked);
    throw redirect({ href: asked.location.publicHref, reloadDocument: true });
  },
  head: ({ match, loaderData }: Headed<T>) =>
    pageHead({ context: match.context, place: id, name: loaderData?.title, isHidden: true }),
});
