import { lazyRouteComponent, notFound } from '@tanstack/react-router';
import type { ShownPage } from '#services/content/content.contract.ts';
import { faultOf, isNotFound } from '#services/fault.ts';
import type { RouterContext } from './-context.ts';
import { pageHead } from './-head.ts';
import type { PlaceId } from './-places.ts';

type Asked = { readonly context: RouterContext; readonly abortController: AbortController };

/** The loader and head of a page of words, found by its slug; a slug nobody wrote is not found. */
export const contentPage = (id: PlaceId, prefix: string, fixedSlug?: string) => ({
  staticData: { place: id },
  loader: async ({ context, abortController, params }: Asked & { params: { slug?: string } }): Promise<ShownPage> =>
    orNotFound(context.services.content.page(fixedSlug ?? params.slug ?? '', abortController.signal)),
  head: ({ match, loaderData }: { match: { context: RouterContext }; loaderData?: ShownPage | undefined }) =>
    pageHead({
      context: match.context,
      place: id,
      name: loaderData?.title,
      description: loaderData?.description,
      canonical: loaderData && (fixedSlug === undefined ? `${prefix}${loaderData.slug}` : prefix),
    }),
  component: wordsPage,
});

const wordsPage = lazyRouteComponent(() => import('./-content-route.tsx'), 'ContentRoute');

/** A refusal with 404 becomes the router's own absence; every other fault goes on. */
export async function orNotFound<T>(asked: Promise<T>): Promise<T> {
  try {
    return await asked;
  } catch (error) {
    if (isNotFound(faultOf(error))) throw notFound();
    throw error;
  }
}
