import { createFileRoute } from '@tanstack/react-router';
import { fulfilmentOf } from '#machines/session/index.ts';
import { sessionOf } from '#machines/shop/index.ts';
import { HomeRoute } from './-home.tsx';
import { homeParts, isWhole, openLastOrder } from './-home-parts.ts';
import { place } from './-place.ts';

export const Route = createFileRoute('/')({
  ...place('home'),
  loader: async ({ context, abortController: { signal } }) => {
    const { services, shop } = context;
    const [parts] = await Promise.all([
      homeParts(
        services,
        fulfilmentOf(sessionOf(shop).getSnapshot())?.fulfilmentStoreId ?? null,
        signal,
        !shop.getSnapshot().context.isEmbedded,
      ),
      openLastOrder(context),
    ]);
    return parts;
  },
  // A page that lacks a part is nobody's to keep.
  headers: ({ loaderData }) => (loaderData && isWhole(loaderData) ? {} : { 'cache-control': 'no-store' }),
  component: HomeRoute,
});
