import { isOpen } from '#machines/modals/index.ts';
import { modalsOf, sessionOf, type ShopActor } from '#machines/shop/index.ts';
import type { ShopMessage } from '#services/bridge/bridge.words.ts';
import { hrefOf, navigationOf } from '#machines/shop/index.ts';
import { withoutModals } from '#services/navigation/outlets.rules.ts';
import type { ShopRouter } from '../router.tsx';

type Edge = {
  readonly page: Window & typeof globalThis;
  readonly router: ShopRouter;
  readonly shop: ShopActor;
  readonly tell: (message: ShopMessage) => void;
};

const signInPages = ['/shop/securelogin', '/securelogin'];

/** Says where the page is whenever that changes, and closes what lies on top when the app goes back. */
export function createPlace({ page, router, shop, tell }: Edge) {
  const { document } = page;
  /** What lies over everything, whether the address names it or not. */
  const top = () => [...document.querySelectorAll<HTMLDialogElement>('dialog:modal')].at(-1);
  let last = '';
  let lastPath = '';

  const follow = () => {
    const [path = '/', query = ''] = withoutModals(hrefOf(navigationOf(shop).getSnapshot())).split(/[?#]/, 2);
    const payload = {
      title: document.title,
      canGoBack: router.history.canGoBack(),
      modalOpen: isOpen(modalsOf(shop).getSnapshot()) || top() !== undefined,
      path,
    };
    const said = JSON.stringify(payload);
    if (said !== last) tell({ type: 'nav:state', payload });
    last = said;
    if (path !== lastPath && signInPages.includes(path) && !sessionOf(shop).getSnapshot().context.shopper.isLoggedIn)
      tell({
        type: 'signin:needed',
        payload: { isAutomatic: new URLSearchParams(query).get('autoRedirect') === 'true' },
      });
    lastPath = path;
  };
  return {
    follow: () => {
      modalsOf(shop).subscribe(follow);
      navigationOf(shop).subscribe(follow);
      const watch = new page.MutationObserver(follow);
      watch.observe(document.body, { subtree: true, childList: true, attributeFilter: ['open'] });
      watch.observe(document.head, { subtree: true, childList: true, characterData: true });
      follow();
    },
    closeTop: () => {
      const dialog = top();
      if (!dialog) return modalsOf(shop).send({ type: 'modal.dismiss', by: 'escape' });
      if (dialog.dispatchEvent(new page.Event('cancel', { cancelable: true }))) dialog.close();
    },
  };
}
