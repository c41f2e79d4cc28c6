import { useSelector } from '@xstate/react';
import { lazy, type ReactNode, Suspense } from 'react';
import { connectionOf, isOffline, navigationOf, type ShopActor } from '#machines/shop/index.ts';
import { OfflineNotice } from '#ui/offline-notice/offline-notice.tsx';
import { Progress } from '#ui/progress/progress.tsx';

const Prompts = lazy(() => import('./-prompts.tsx').then((module) => ({ default: module.Prompts })));

const Chat = lazy(() => import('./-chat.tsx').then((module) => ({ default: module.Chat })));

const Toasts = lazy(() => import('./-toasts.tsx').then((module) => ({ default: module.ShopToasts })));

/** What lies over every page: a page on its way, the network gone, and what it may ask of a visitor. */
export function Status({ shop }: { shop: ShopActor }): ReactNode {
  const progress = useSelector(navigationOf(shop), (navigation) =>
    navigation.hasTag('fading') ? 'fading' : navigation.hasTag('indicating') ? 'loading' : 'idle',
  );
  const offline = useSelector(connectionOf(shop), isOffline);
  const mayPrompt = useSelector(shop, ({ children }) => 'consent' in children);
  const hasToasts = useSelector(shop, ({ children }) => 'toast' in children);
  const mayChat = useSelector(shop, ({ children }) => 'chat' in children);
  return (
    <>
      <Progress state={progress} />
      {offline ? <OfflineNotice /> : null}
      {mayPrompt ? (
        <Suspense>
          <Prompts shop={shop} />
        </Suspense>
      ) : null}
      {hasToasts ? (
        <Suspense>
          <Toasts shop={shop} />
        </Suspense>
      ) : null}
      {mayChat ? (
        <Suspense>
          <Chat shop={shop} />
        </Suspense>
      ) : null}
    </>
  );
}
