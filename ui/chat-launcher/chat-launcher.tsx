import './chat-launcher.css';
import { useSelector } from '@xstate/react';
import { useRef } from 'react';
import type { ActorRefFrom } from 'xstate';
import { type chatMachine, faceOf, isFramed, isSmallScreen, isTalking } from '#machines/chat/index.ts';
import { ChatPanel } from './chat-panel.tsx';
import { ChatResting } from './chat-resting.tsx';
import { useFocusKept } from './use-focus-kept.ts';
import { useWayClear } from './use-way-clear.ts';

type Chat = ActorRefFrom<typeof chatMachine>;
export type ChatLauncherProps = {
  readonly chat: Chat;
  /** Where the chat runs: an address of another origin. */
  readonly widgetUrl: string;
  /** Another way to the shop, for when there is no chat. */
  readonly contactHref: string;
};

/** The way to a chat, in a corner of every page: it makes way for what has the focus. */
export function ChatLauncher({ chat, widgetUrl, contactHref }: ChatLauncherProps) {
  const root = useRef<HTMLDivElement>(null);
  const face = useSelector(chat, faceOf);
  const framed = useSelector(chat, isFramed);
  const talking = useSelector(chat, isTalking);
  const small = useSelector(chat, isSmallScreen);
  const aside = useWayClear(root);
  useFocusKept(root, chat, face);
  return (
    <div
      ref={root}
      className="chat-launcher"
      data-state={face}
      data-seat={aside ? 'aside' : 'in-place'}
      data-screen={small ? 'small' : 'large'}
    >
      <ChatResting face={face} send={(event) => chat.send(event)} contactHref={contactHref} />
      {framed ? (
        <ChatPanel
          widgetUrl={widgetUrl}
          isOpen={face === 'panel'}
          isTalking={talking}
          isModal={small}
          onHide={() => chat.send({ type: 'chat.shrink' })}
          onEnd={() => chat.send({ type: 'chat.end' })}
        />
      ) : null}
    </div>
  );
}
