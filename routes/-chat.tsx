import { useMatches } from '@tanstack/react-router';
import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import type { chatMachine } from '#machines/chat/index.ts';
import { chartOf, settingsIn, settingsOf, type ShopActor } from '#machines/shop/index.ts';
import { ChatLauncher } from '#ui/chat-launcher/chat-launcher.tsx';
import { href } from '#ui/link/href.ts';
import { placeOf } from './-places.ts';

/** The launcher of the chart that was opened for it, except where a page hides it. */
export function Chat({ shop }: { shop: ShopActor }): ReactNode {
  const chat = chartOf<typeof chatMachine>(shop, 'chat');
  const widgetUrl = useSelector(settingsOf(shop), (settings) => settingsIn(settings)?.chatWidgetUrl);
  const isHidden = useMatches({
    select: (matches) => matches.some(({ staticData: { place } }) => place && placeOf(place).hideChat),
  });
  if (!chat || !widgetUrl || isHidden) return null;
  return <ChatLauncher chat={chat} widgetUrl={widgetUrl} contactHref={href.page('/contact-us')} />;
}
