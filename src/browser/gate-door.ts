import { announcerOf, isLoggedIn, sessionOf, type ShopActor } from '#machines/shop/index.ts';
import type { RouterContext } from '#routes/-context.ts';
import type { ShopRouter } from '../router.tsx';

export type GateEdge = {
  readonly page: Window & typeof globalThis;
  readonly router: ShopRouter;
  readonly shop: ShopActor;
  readonly openLate: RouterContext['openLate'];
  readonly random: () => number;
};

/** Where somebody looks at the time slots. */
const slotPages = /^\/(?:checkout\/)?(?:bookatimeslot|book-a-timeslot\/how-where-when)$/;

/** What stands there is read by whoever opens the gate. */
function keepsAction({ page }: GateEdge): boolean {
  try {
    return page.sessionStorage.getItem('blockedAction') !== null;
  } catch {
    return false;
  }
}

/** The way to the gate, whose code comes when somebody wants to do what only a shopper may, or once did. */
export function openGateDoor(edge: GateEdge) {
  const { router, shop } = edge;
  let opening: Promise<ReturnType<typeof import('./gate.ts').openGate>> | undefined;
  const open = () => {
    opening ??= import('./gate.ts').then(({ openGate }) => openGate(edge));
    opening.catch(() => (opening = undefined));
    return opening;
  };
  const quietly = () => undefined;

  shop.on('action.ask', ({ action }) => {
    const notReached = () =>
      shop.send({
        type: 'modal.open',
        modal: { id: 'gate', type: 'genericError', data: {}, isDismissible: true, hasBack: false, outlivesPage: false },
      });
    void open().then((gate) => gate.ask(action), notReached);
  });
  shop.on('toast.show', ({ toast }) => {
    const sayOnly = () => announcerOf(shop).send({ type: 'message.say', text: toast.text });
    void import('./toasts.ts').then(({ showToast }) => showToast(shop, toast), sayOnly);
  });
  const look = (pathname: string) => {
    if (slotPages.test(pathname) && !isLoggedIn(sessionOf(shop).getSnapshot()))
      void open().then((gate) => gate.enterSlots(), quietly);
  };
  router.subscribe('onResolved', ({ toLocation, pathChanged }) => pathChanged && look(toLocation.pathname));
  look(router.state.location.pathname);
  if (keepsAction(edge)) void open().catch(quietly);

  return {
    /** Somebody is about to press a link that is a gated action. */
    prepare: () => void open().catch(quietly),
    /** Such a link was pressed; `otherwise` is what it does by itself. */
    press: (link: HTMLElement, otherwise: () => void) => void open().then((gate) => gate.press(link), otherwise),
  };
}
export type GateDoor = ReturnType<typeof openGateDoor>;
