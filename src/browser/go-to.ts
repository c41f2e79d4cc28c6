import { hrefOf, navigationOf, type ShopActor } from '#machines/shop/index.ts';
import { fromPublicHref } from '#services/navigation/public-href.rules.ts';
import { scrollAfter } from '#services/navigation/scroll.rules.ts';
import type { ShopRouter } from '../router.tsx';

type How = { readonly isReplacing?: boolean; readonly keepsPlace?: boolean };

/** Takes the visitor to a public address, and the eye to where the rules of scrolling say. */
export function goTo(
  router: ShopRouter,
  shop: ShopActor,
  publicHref: string,
  { isReplacing = false, keepsPlace = false }: How = {},
): void {
  const navigation = navigationOf(shop).getSnapshot();
  const scroll = scrollAfter({
    from: hrefOf(navigation),
    to: publicHref,
    lastPage: navigation.context.lastPage,
    move: isReplacing ? 'replace' : 'push',
    keepsPlace,
  });
  void router.navigate({
    ...fromPublicHref(publicHref),
    replace: isReplacing,
    resetScroll: scroll === 'top',
    ...(keepsPlace ? { state: { keepsPlace } } : {}),
    ...(scroll === 'top' && !isReplacing && canFade(shop) ? { viewTransition: true } : {}),
  } as never);
}

/**
 * Another page fades in where the browser can do that and the visitor has not asked for stillness. Not inside an app: it
 * has its own ways of moving, and an engine of web views was seen to end over it.
 */
const canFade = (shop: ShopActor): boolean =>
  'startViewTransition' in document &&
  !shop.getSnapshot().context.isEmbedded &&
  !matchMedia('(prefers-reduced-motion: reduce)').matches;
