import { type ChatReport, chatMachine, isSmallScreen, isTalking } from '#machines/chat/index.ts';
import { openChart, settingsIn, settingsOf, type ShopActor } from '#machines/shop/index.ts';
import { createChatFlag } from '#services/chat/chat.flag.ts';
import { loadChat } from '#services/chat/chat.loader.ts';
import { chatNames, chatPlaceOf } from '#services/chat/chat.rules.ts';
import { createChatTokens } from '#services/chat/chat.tokens.ts';
import { createChatService } from '#services/chat/chat.window.ts';
import type { LocalStore } from '#services/storage/local-store.ts';
import { placeOf } from '#routes/-places.ts';
import type { ShopRouter } from '../router.tsx';

type Edge = {
  readonly page: Window & typeof globalThis;
  readonly router: ShopRouter;
  readonly shop: ShopActor;
  readonly storage: LocalStore;
};

/** Screens that have no room for a chat beside the page. */
const small = '(max-width: 767px), (max-height: 480px)';

/** Opens the chart of the chat where the settings name one, and joins it to what stands on `window`. */
export function openChat({ page, router, shop, storage }: Edge): void {
  const settings = settingsIn(settingsOf(shop).getSnapshot());
  const place = settings && chatPlaceOf(settings, page.location.origin);
  if (!place) return;
  const flag = createChatFlag(storage);
  const service = createChatService(page, flag);
  const tokens = createChatTokens({ page, place, isDevelopment: import.meta.env.DEV });
  const screen = page.matchMedia(small);
  const chat = openChart(shop, 'chat', chatMachine, { isSmall: screen.matches });

  const start = (isFullScreen: boolean) => {
    if (service.start({ isFullScreen })) chat.send({ type: 'chat.begun' });
  };
  const doers: { readonly [T in ChatReport['type']]: (report: ChatReport & { type: T }) => void } = {
    'start.asked': ({ isFullScreen }) => start(isFullScreen),
    'flag.asked': () => chat.send({ type: 'flag.seen', isStarted: service.isStarted() }),
    'end.asked': () => service.end(),
  };
  for (const [type, run] of Object.entries(doers)) chat.on(type as ChatReport['type'], run as never);

  loadChat({
    page,
    place,
    flag,
    token: tokens.read,
    onWord: (word) => {
      if (word === 'chat-shrink') chat.send({ type: 'chat.shrink' });
      if (word === 'chat-ended') chat.send({ type: 'flag.seen', isStarted: service.isStarted() });
      // A frame that came back goes on with the chat that it held before.
      if (word === 'chat-ready' && isTalking(chat.getSnapshot())) start(isSmallScreen(chat.getSnapshot()));
    },
  });
  screen.addEventListener('change', () => chat.send({ type: 'screen.resize', isSmall: screen.matches }));
  page.addEventListener('storage', ({ key }) => {
    if (key === chatNames.started) chat.send({ type: 'flag.seen', isStarted: service.isStarted() });
  });

  const follow = () => {
    const isHidden = router.state.matches.some(
      ({ staticData }) => staticData.place && placeOf(staticData.place).hideChat,
    );
    if (isHidden) tokens.close();
    else tokens.open();
  };
  router.subscribe('onResolved', follow);
  follow();
  if (service.hasHelper()) chat.send({ type: 'helper.found', isStarted: service.isStarted() });
}
