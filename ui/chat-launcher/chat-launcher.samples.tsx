import './chat-launcher.css';
import { type ReactNode, useEffect } from 'react';
import { chatMachine } from '#machines/chat/index.ts';
import { useChart } from '../chart/use-chart.ts';
import type { Piece } from '../gallery.types.ts';
import { ChatLauncher } from './chat-launcher.tsx';
import { ChatResting } from './chat-resting.tsx';

export const piece: Piece = {
  title: 'Chat launcher',
  about:
    'The way to a chat, in a corner of every page that has one. It makes way for what has the focus, and never stands over a page that hides it.',
  rows: ['B1.23', 'B4.080', 'B4.081', 'B4.082', 'B4.083', 'B4.084', 'B4.085', 'B4.086'],
  charts: ['chat', 'aside'],
};

const contactHref = '/contact-us';
const Stage = ({ children }: { children: ReactNode }) => <div className="chat-launcher-stage">{children}</div>;
const still = (face: 'bar' | 'failure') => <ChatResting face={face} send={() => undefined} contactHref={contactHref} />;

/** A launcher whose chat is an empty frame that starts at once. */
function Live() {
  const [, send, chat] = useChart(chatMachine, {
    input: { isSmall: false },
    onReport: ({ type }) => {
      if (type === 'start.asked') send({ type: 'chat.begun' });
    },
  });
  useEffect(() => send({ type: 'helper.found', isStarted: false }), [send]);
  return (
    <Stage>
      <ChatLauncher chat={chat} widgetUrl="about:blank" contactHref={contactHref} />
    </Stage>
  );
}

export const samples = {
  offered: <Live />,
  'a chat that goes on out of sight': still('bar'),
  'a chat that could not start': still('failure'),
};
