import { act, fireEvent, render, screen } from '@testing-library/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { type AnyEventObject, createActor } from 'xstate';
import { describe, expect, it } from 'vitest';
import { chatMachine } from '#machines/chat/index.ts';
import { rostered } from '#tests/machines/kit/roster.ts';
import { leafStates, playEveryPath } from '#tests/ui/kit/paths.tsx';
import { ChatLauncher } from '#ui/chat-launcher/chat-launcher.tsx';

const open = { name: 'Chat with us' };
const widgetUrl = 'about:blank';

function show({ isSmall = false, machine = chatMachine } = {}) {
  const chat = createActor(machine, { input: { isSmall } });
  chat.start();
  const view = render(
    <>
      <a href="/shop/specials">Specials</a>
      <ChatLauncher chat={chat} widgetUrl={widgetUrl} contactHref="/contact-us" />
    </>,
  );
  const tell = (...events: readonly AnyEventObject[]) =>
    act(() => {
      for (const event of events) chat.send(event as never);
    });
  return { ...view, chat, tell };
}
const found = { type: 'helper.found', isStarted: false };
/** As quick as it must be for hundreds of paths: by its words, or those of its icon. */
const find = (name: string) =>
  [...document.querySelectorAll('button')].find(
    (button) =>
      [button.textContent, button.querySelector('svg')?.getAttribute('aria-label')].includes(name) &&
      !button.closest('dialog:not([open])'),
  ) ?? null;
const press = (name: string) => {
  const button = find(name);
  if (!button) return false;
  button.focus();
  fireEvent.click(button);
  return true;
};
const frame = () => document.querySelector('iframe');
const box = (top: number, left = 0) =>
  ({ top, left, bottom: top + 48, right: left + 160, width: 160, height: 48 }) as DOMRect;

describe('The chat launcher', () => {
  it('shows its button only when there is a helper [B1.23] [B4.080]', () => {
    const { tell } = show();
    expect(screen.queryByRole('button')).toBeNull();
    tell(found);
    expect(screen.getByRole('button', open)).toBeVisible();
  });

  it('shows no button that starts a chat while one goes on, and shows it again afterwards [B4.081] [B4.086]', () => {
    const { tell } = show();
    tell(found);
    expect(press(open.name)).toBe(true);
    tell({ type: 'chat.begun' });
    expect(screen.queryByRole('button', open)).toBeNull();
    tell({ type: 'chat.shrink' });
    expect(screen.queryByRole('button', open)).toBeNull();
    tell({ type: 'flag.seen', isStarted: false });
    expect(screen.getByRole('button', open)).toBeVisible();
  });

  it('asks for a start when it is pressed, says that the chat is on its way, and loads it only then [B4.082]', () => {
    const { chat, tell } = show();
    const asked: string[] = [];
    chat.on('*', ({ type }) => void asked.push(type));
    tell(found);
    expect(frame()).toBeNull();
    press(open.name);
    expect(asked).toEqual(['start.asked']);
    expect(screen.getByRole('status')).toHaveTextContent('Opening the chat …');
    expect(frame()).toHaveAttribute('src', widgetUrl);
    tell({ type: 'chat.begun' });
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
  });

  it.each([
    [false, 'large'],
    [true, 'small'],
  ])('fills the screen when the screen is small (%s) [B4.083]', (isSmall, screenSize) => {
    const { chat, tell, container } = show({ isSmall });
    const asked: unknown[] = [];
    chat.on('start.asked', ({ isFullScreen }) => void asked.push(isFullScreen));
    const shown = HTMLDialogElement.prototype as unknown as Record<string, unknown>;
    const modal: boolean[] = [];
    shown['show'] = () => void modal.push(false);
    shown['showModal'] = () => void modal.push(true);
    shown['close'] = () => undefined;
    try {
      tell(found);
      press(open.name);
      expect(modal).toEqual([isSmall]);
      expect(asked).toEqual([isSmall]);
      expect(container.querySelector('.chat-launcher')).toHaveAttribute('data-screen', screenSize);
    } finally {
      for (const name of ['show', 'showModal', 'close']) delete shown[name];
    }
  });

  it('keeps the frame of a chat that is out of sight, so that nothing said is lost', () => {
    const { tell } = show();
    tell(found);
    press(open.name);
    tell({ type: 'chat.begun' });
    const before = frame();
    press('Hide the chat');
    expect(frame()).toBe(before);
    press('Back to your chat');
    expect(frame()).toBe(before);
    press('End chat');
    expect(frame()).toBeNull();
  });

  it('hands the focus on to what takes the place of what had it', () => {
    const { tell } = show();
    tell(found);
    press(open.name);
    expect(screen.getByRole('heading', { name: 'Chat' })).toHaveFocus();
    tell({ type: 'chat.begun' });
    expect(frame()).toHaveFocus();
    press('Hide the chat');
    expect(screen.getByRole('button', { name: 'Back to your chat' })).toHaveFocus();
    press('End chat');
    expect(screen.getByRole('button', open)).toHaveFocus();
  });

  it('leaves the focus alone when it is elsewhere', () => {
    const { tell } = show();
    tell(found);
    press(open.name);
    tell({ type: 'chat.begun' });
    screen.getByRole('link', { name: 'Specials' }).focus();
    tell({ type: 'flag.seen', isStarted: false });
    expect(screen.getByRole('link', { name: 'Specials' })).toHaveFocus();
  });

  it('is out of sight when Escape is pressed in its panel', () => {
    const { tell } = show();
    tell(found);
    press(open.name);
    tell({ type: 'chat.begun' });
    fireEvent.keyDown(screen.getByRole('button', { name: 'Hide the chat' }), { key: 'Escape' });
    expect(screen.getByRole('button', { name: 'Back to your chat' })).toBeVisible();
  });

  it('makes way for what has the focus beneath it, and comes back when it is reached itself', () => {
    const { tell, container } = show();
    tell(found);
    const root = container.querySelector('.chat-launcher') as HTMLElement;
    const link = screen.getByRole('link', { name: 'Specials' });
    const seat = () => root.getAttribute('data-seat');
    root.getBoundingClientRect = () => box(800);
    link.getBoundingClientRect = () => box(100);
    act(() => link.focus());
    expect(seat()).toBe('in-place');
    link.getBoundingClientRect = () => box(790, 100);
    act(() => void window.dispatchEvent(new Event('scroll')));
    expect(seat()).toBe('aside');
    act(() => screen.getByRole('button', open).focus());
    expect(seat()).toBe('in-place');
    act(() => link.focus());
    expect(seat()).toBe('aside');
    act(() => link.blur());
    expect(seat()).toBe('in-place');
  });

  it('puts nothing into the first HTML', () => {
    const chat = createActor(chatMachine, { input: { isSmall: false } });
    const html = renderToStaticMarkup(<ChatLauncher chat={chat} widgetUrl={widgetUrl} contactHref="/contact-us" />);
    expect(html).not.toContain('button');
    expect(html).not.toContain('iframe');
  });

  it('shows on every generated path what its chart says', async () => {
    const whole = rostered('chat');
    const isTold = ({ type }: AnyEventObject) => type !== 'screen.resize';
    const machine = chatMachine.provide({ guards: { canRetry: ({ context }) => context.tries < 2 } });
    const chart = {
      ...whole,
      machine,
      events: () => whole.events({}).filter(isTold),
      shape: (context: { tries: number; isStarted: boolean }) => [context.tries, context.isStarted],
    };
    let tell: ReturnType<typeof show>['tell'];
    const told = (event: AnyEventObject) => tell(event);
    const panel = (isTalking: boolean) => () => {
      expect(document.querySelector('dialog[open]')).not.toBeNull();
      expect(document.querySelector('[role=status]')?.textContent).toBe(isTalking ? '' : 'Opening the chat …');
      expect([find('End chat') !== null, find(open.name)]).toEqual([isTalking, null]);
    };
    const bar = (isFramed: boolean) => () => {
      expect(find('Back to your chat')).toBeVisible();
      expect([frame() !== null, find(open.name)]).toEqual([isFramed, null]);
    };
    const { seen } = await playEveryPath(chart, {
      render: (input) => ({ tell } = show({ ...input, machine })),
      drive: {
        'helper.found': told,
        'chat.begun': told,
        'flag.seen': told,
        'chat.start': () => press(open.name) || press('Try again'),
        'chat.open': () => press('Back to your chat'),
        'chat.shrink': () => press('Hide the chat'),
        'chat.end': () => press('End chat'),
        'failure.dismiss': () => press('Close'),
      },
      see: {
        absent: () => expect(document.querySelector('button')).toBeNull(),
        offered: () => expect([find(open.name) === null, frame()]).toEqual([false, null]),
        starting: panel(false),
        failed: () => {
          expect(document.querySelector('[role=alert]')).toHaveTextContent('The chat could not start.');
          expect(screen.getByText('Contact us another way')).toHaveAttribute('href', '/contact-us');
          expect(frame()).toBeNull();
        },
        'active.panel.open': panel(true),
        'active.panel.small': bar(true),
        'active.panel.unopened': bar(false),
        'active.watch.watching': () => expect(find(open.name)).toBeNull(),
      },
    });
    expect([...seen].sort()).toEqual([...leafStates(chart)].sort());
  }, 90_000);
});
