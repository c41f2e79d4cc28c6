import { waitFor } from 'xstate';
import { type BridgeEvent, bridgeMachine, type BridgeReport, canHandOver } from '#machines/bridge/index.ts';
import type { placingMachine } from '#machines/placing/index.ts';
import { chartOf, openChart, sessionOf, type ShopActor, themeIn, themeOf } from '#machines/shop/index.ts';
import { countIn, type trolleyMachine } from '#machines/trolley/index.ts';
import type { FromHost, Insets, ShopMessage } from '#services/bridge/bridge.words.ts';
import { findHost } from '#services/bridge/find-host.ts';
import type { ShopRouter } from '../router.tsx';
import { handOverOf, ownWay } from './hand-over.ts';
import { createPlace } from './place-told.ts';

type Edge = { readonly page: Window & typeof globalThis; readonly router: ShopRouter; readonly shop: ShopActor };

/** Joins the page to the app around it, if there is one. Only a page that is embedded does this. */
export function openBridge({ page, router, shop }: Edge): void {
  const bridge = openChart(shop, 'bridge', bridgeMachine);
  const channel = findHost(page);
  if (!channel) return;
  const tell = (message: ShopMessage) => bridge.send({ type: 'message.tell', message });
  const place = createPlace({ page, router, shop, tell });

  const refreshSession = async () => {
    const session = sessionOf(shop);
    const wasLoggedIn = session.getSnapshot().context.shopper.isLoggedIn;
    session.send({ type: 'session.refresh' });
    const { context } = await waitFor(session, (snapshot) => !snapshot.hasTag('busy'));
    if (context.shopper.isLoggedIn !== wasLoggedIn) await router.invalidate();
  };
  let following: Promise<ReturnType<typeof import('./inspection/app-follower.ts').createAppFollower>> | undefined;
  const inspection = () =>
    (following ??= import('./inspection/app-follower.ts').then(({ createAppFollower }) =>
      createAppFollower({ page, router, shop, bridge, tell }),
    ));
  const doers: { readonly [T in BridgeReport['type']]: (report: BridgeReport & { type: T }) => void } = {
    'post.asked': ({ message }) => channel.post(message),
    'back.asked': ({ from }) => (from === 'modal' ? place.closeTop() : router.history.back()),
    'insets.asked': ({ insets }) => keepInsets(page, insets),
    'session.asked': () => void refreshSession().catch(() => undefined),
    'inspection.asked': ({ isOn }) =>
      void inspection().then(
        ({ follow }) => follow(isOn),
        () => undefined,
      ),
    'message.undelivered': ({ message }) => ownWay(page, message),
  };
  for (const [type, run] of Object.entries(doers)) bridge.on(type as BridgeReport['type'], run as never);

  place.follow();
  followTheme(shop, tell);
  followTrolley(shop, tell);
  followOrders(shop, tell);
  page.document.addEventListener(
    'click',
    (event) => {
      const message = handOverOf(event, page.location.origin);
      if (!message || !canHandOver(bridge.getSnapshot(), message)) return;
      event.preventDefault();
      event.stopPropagation();
      tell(message);
    },
    true,
  );
  channel.listen((message) => bridge.send(eventOf(message)));
  bridge.send({ type: 'host.found' });
}

function eventOf(message: FromHost): BridgeEvent {
  const { id } = message;
  if (message.type === 'host:ready') return { type: 'host.introduced', id, hello: message.payload };
  if (message.type === 'ack')
    return { type: 'message.acknowledged', of: message.payload.id, handled: message.payload.handled };
  if (message.type === 'safearea:set') return { type: 'insets.changed', id, insets: message.payload };
  if (message.type === 'inspect:follow' || message.type === 'inspect:leave')
    return { type: 'inspection.ask', id, isOn: message.type === 'inspect:follow' };
  return { type: message.type === 'nav:back' ? 'back.ask' : 'session.changed', id };
}

function keepInsets(page: Window, insets: Insets): void {
  for (const [side, width] of Object.entries(insets))
    page.document.documentElement.style.setProperty(`--safe-area-inset-${side}`, `${width}px`);
}

function followTheme(shop: ShopActor, tell: (message: ShopMessage) => void): void {
  let last: string | undefined;
  const told = () => {
    const theme = themeIn(themeOf(shop).getSnapshot());
    if (theme !== last) tell({ type: 'theme:changed', payload: { theme } });
    last = theme;
  };
  themeOf(shop).subscribe(told);
  told();
}

/** The chart of the trolley comes later than this page, or never. */
function followTrolley(shop: ShopActor, tell: (message: ShopMessage) => void): void {
  let last: number | undefined;
  let isFollowed = false;
  const told = () => {
    const trolley = chartOf<typeof trolleyMachine>(shop, 'trolley');
    if (!trolley) return;
    if (!isFollowed) trolley.subscribe(told);
    isFollowed = true;
    const count = countIn(trolley.getSnapshot().context);
    if (count === null || count === last) return;
    last = count;
    tell({ type: 'trolley:count', payload: { count } });
  };
  shop.subscribe(told);
  told();
}

/** An order is told when it is known to stand, and only while the page that knows it does. */
function followOrders(shop: ShopActor, tell: (message: ShopMessage) => void): void {
  let isFollowed = false;
  const told = () => {
    const placing = chartOf<typeof placingMachine>(shop, 'placing');
    if (!placing || isFollowed) return;
    isFollowed = true;
    placing.on('order.confirmed', () => tell({ type: 'order:placed', payload: {} }));
  };
  shop.subscribe(told);
  told();
}
