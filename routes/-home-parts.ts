import { chartOf, chartSettled, sessionOf } from '#machines/shop/index.ts';
import type { Services } from '#services/services.ts';
import type { HomeParts } from '#ui/pages/home/home-page.tsx';
import type { RouterContext } from './-context.ts';

/** Whoever has ordered sees how their last order comes, from the first HTML on. */
export async function openLastOrder({ shop, openLate, needs }: RouterContext): Promise<void> {
  const { isShopper, isChangingOrder, orderCount } = sessionOf(shop).getSnapshot().context.shopper;
  if (!isShopper || isChangingOrder || orderCount === 0) return;
  needs('src/last-order.ts');
  const opening = openLate('lastOrder').then(
    () => chartOf(shop, 'lastOrder')?.send({ type: 'lastOrder.need' }),
    () => undefined,
  );
  if (!import.meta.env.SSR) return;
  await opening;
  await chartSettled(shop, 'lastOrder');
}

type Asked = Pick<Services, 'shell' | 'catalogue' | 'fulfilment'>;

/**
 * What the first page shows, each part asked for by itself: one that does not come is null and the others stand.
 * Inside the app it has no banners.
 */
export async function homeParts(
  { shell, catalogue, fulfilment }: Asked,
  storeId: number | null,
  signal: AbortSignal,
  hasBanners = true,
): Promise<HomeParts> {
  const faults: unknown[] = [];
  const orNull = <T>(asked: Promise<T>): Promise<T | null> =>
    asked.catch((error: unknown) => {
      faults.push(error);
      return null;
    });
  const [banners, rows, departments, store] = await Promise.all([
    hasBanners ? orNull(shell.homepageBanners(signal)) : [],
    orNull(catalogue.rows('home', undefined, signal)),
    orNull(catalogue.departments(signal)),
    storeId === null ? null : fulfilment.store(storeId, signal).catch(() => null),
  ]);
  signal.throwIfAborted();
  if (!banners && !rows && !departments) throw faults[0];
  return { banners, rows, departments: departments?.map(tileOf) ?? null, storeName: store?.name ?? null };
}

/** Everything that was asked for came. */
export const isWhole = ({ banners, rows, departments }: HomeParts): boolean =>
  banners !== null && rows !== null && departments !== null;

const tileOf = ({ name, slug, image, productCount }: NonNullable<HomeParts['departments']>[number]) => ({
  name,
  slug,
  image,
  productCount,
});
