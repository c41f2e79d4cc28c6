import type { ShopActor } from '#machines/shop/index.ts';
import { fromPublicHref } from '#services/navigation/public-href.rules.ts';
import type { ShopRouter } from '../router.tsx';
import type { GateDoor } from './gate-door.ts';
import { goTo } from './go-to.ts';
import { pictureCarrier } from './picture-carrier.ts';

const preloadDelayMs = 60;

function ownAnchor(event: Event): HTMLAnchorElement | null {
  const anchor = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href]') : null;
  if (!anchor || anchor.target !== '' || anchor.hasAttribute('download') || anchor.rel.includes('external'))
    return null;
  if (anchor.origin !== location.origin || anchor.pathname.startsWith('/bff/') || anchor.pathname.startsWith('/api/'))
    return null;
  const isSamePage = anchor.pathname === location.pathname && anchor.search === location.search;
  return isSamePage && anchor.hash !== '' ? null : anchor;
}

/** Asked for in the browser's settings; nothing is fetched ahead then. */
const savesData = () => 'connection' in navigator && Reflect.get(Object(navigator.connection), 'saveData') === true;

const isPlainClick = (event: MouseEvent) =>
  event.button === 0 && !event.defaultPrevented && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;

/**
 * One listener for every anchor and every GET form of the page: a click navigates, a pause over a link preloads. A link
 * with `data-gate` asks for what only a shopper may do; where that cannot be, it leads to the sign-in that it names.
 */
export function followLinks(
  router: ShopRouter,
  shop: ShopActor,
  gate: GateDoor,
  wait: (run: () => void, ms: number) => () => void,
): () => void {
  const go = (publicHref: string, from: Element) =>
    goTo(router, shop, publicHref, {
      isReplacing: from.hasAttribute('data-replace'),
      keepsPlace: from.hasAttribute('data-keep-place'),
    });

  const carryPicture = pictureCarrier();
  const onClick = (event: MouseEvent) => {
    const anchor = isPlainClick(event) ? ownAnchor(event) : null;
    if (!anchor) return;
    event.preventDefault();
    const follow = () => go(anchor.href.slice(anchor.origin.length), anchor);
    if (anchor.dataset['gate'] !== undefined) return gate.press(anchor, follow);
    carryPicture(anchor);
    follow();
  };

  /** React keeps a press on a part whose code is still on its way from everybody; a link in it works all the same. */
  const onHeldClick = (event: MouseEvent) => event.cancelBubble && onClick(event);

  const onSubmit = (event: SubmitEvent) => {
    const form = event.target;
    if (event.defaultPrevented || !(form instanceof HTMLFormElement) || form.method !== 'get') return;
    const action = new URL(form.action);
    if (action.origin !== location.origin) return;
    event.preventDefault();
    const fields = [...new FormData(form, event.submitter)].filter(
      (field): field is [string, string] => typeof field[1] === 'string' && field[1] !== '',
    );
    const query = new URLSearchParams(fields).toString();
    go(`${action.pathname}${query === '' ? '' : `?${query}`}`, form);
  };

  let cancel = () => {};
  const onIntent = (event: Event) => {
    cancel();
    const anchor = savesData() ? null : ownAnchor(event);
    if (!anchor) return;
    if (anchor.dataset['gate'] !== undefined) return gate.prepare();
    const publicHref = anchor.href.slice(anchor.origin.length);
    cancel = wait(
      () => void router.preloadRoute(fromPublicHref(publicHref) as never).catch(() => undefined),
      preloadDelayMs,
    );
  };
  const intents = ['pointerover', 'focusin', 'touchstart'] as const;

  document.addEventListener('click', onClick);
  document.addEventListener('click', onHeldClick, true);
  document.addEventListener('submit', onSubmit);
  for (const intent of intents) document.addEventListener(intent, onIntent, { passive: true });
  return () => {
    cancel();
    document.removeEventListener('click', onClick);
    document.removeEventListener('click', onHeldClick, true);
    document.removeEventListener('submit', onSubmit);
    for (const intent of intents) document.removeEventListener(intent, onIntent);
  };
}
