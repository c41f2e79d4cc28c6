import { act, fireEvent, render, screen } from '@testing-library/react';
import { createRef } from 'react';
import type { AnyEventObject } from 'xstate';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { chart } from '#tests/machines/toast/toast.roster.ts';
import { type ToastDoor, Toasts } from '#ui/toast/toasts.tsx';
import { faultsOf } from '../axe.ts';
import { leafStates, playEveryPath } from '../kit/paths.tsx';

const door = createRef<ToastDoor>();
const said = vi.fn<(text: string, isPressing: boolean) => void>();
const acted = vi.fn<(id: string) => void>();
const shown = () => render(<Toasts ref={door} onSay={said} onAction={acted} />);
const milk = { id: 'milk', text: 'Milk was removed.', action: 'Undo' };
const slot = { id: 'slot', text: 'Your time is held.', isPressing: true };
const texts = () => [...document.querySelectorAll('.toast p')].map(({ textContent }) => textContent);
const region = () => document.querySelector('.toasts') as HTMLElement;
const show = (toast: Parameters<ToastDoor['show']>[0]) => act(() => door.current?.show(toast));
const pass = (ms: number) => act(async () => void (await vi.advanceTimersByTimeAsync(ms)));

beforeEach(() => {
  vi.useFakeTimers();
  said.mockClear();
  acted.mockClear();
});
afterEach(() => void vi.useRealTimers());

describe('A toast', () => {
  it('can lead to what it speaks of, and goes once it is followed', () => {
    shown();
    show({ id: 'order', text: 'Your order is placed.', link: { text: 'See your order', href: '/orders/1' } });
    const link = screen.getByRole('link', { name: 'See your order' });
    expect(link).toHaveAttribute('href', '/orders/1');
    fireEvent.click(link);
    expect(texts()).toEqual([]);
  });

  it('that is pressing and leads somewhere stays until it is closed or followed, whatever else comes and goes', async () => {
    shown();
    const pressing = { id: 'order', text: 'It was declined.', isPressing: true, link: { text: 'Pay', href: '/pay' } };
    show(pressing);
    await pass(60_000);
    show(milk);
    for (const id of ['a', 'b', 'c', 'd']) show({ id, text: id });
    expect(texts()).toEqual(['It was declined.', 'b', 'c', 'd']);
    await pass(60_000);
    expect(texts()).toEqual(['It was declined.']);
    fireEvent.pointerEnter(region());
    fireEvent.pointerLeave(region());
    await pass(60_000);
    expect(texts()).toEqual(['It was declined.']);
    fireEvent.click(screen.getByRole('link', { name: 'Pay' }));
    expect(texts()).toEqual([]);
    show(pressing);
    fireEvent.click(screen.getByRole('button', { name: 'Close: It was declined.' }));
    expect(texts()).toEqual([]);
  });

  it('is given to be read out, at a pause or at once, and takes no focus', () => {
    shown();
    show(milk);
    show(slot);
    expect(said.mock.calls).toEqual([
      ['Milk was removed.', false],
      ['Your time is held.', true],
    ]);
    expect(document.body).toHaveFocus();
    expect(texts()).toEqual(['Milk was removed.', 'Your time is held.']);
  });

  it('stays six seconds, and its whole time again after somebody had a pointer or focus on it', async () => {
    shown();
    show(milk);
    await pass(5_999);
    fireEvent.pointerEnter(region());
    await pass(60_000);
    act(() => screen.getByRole('button', { name: 'Undo' }).focus());
    fireEvent.pointerLeave(region());
    await pass(60_000);
    act(() => screen.getByRole('button', { name: 'Undo' }).blur());
    await pass(5_999);
    expect(texts()).toEqual(['Milk was removed.']);
    await pass(1);
    expect(texts()).toEqual([]);
  });

  it('goes when it is closed, and after what it offers was chosen', () => {
    shown();
    show(milk);
    show(slot);
    fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
    expect([acted.mock.calls, texts()]).toEqual([[['milk']], ['Your time is held.']]);
    fireEvent.click(screen.getByRole('button', { name: 'Close: Your time is held.' }));
    expect(texts()).toEqual([]);
  });

  it('is without fault for those who listen', async () => {
    shown();
    show(milk);
    vi.useRealTimers();
    expect(await faultsOf(region())).toEqual([]);
  });
});

it('Toasts stand on the page as their chart says on every generated path', async () => {
  vi.useRealTimers();
  const press = (name: string) => {
    const button = [...document.querySelectorAll('button')].find(
      (one) => (one.querySelector('[aria-label]')?.getAttribute('aria-label') ?? one.textContent) === name,
    );
    return button ? fireEvent.click(button) : false;
  };
  let wasShown = false;
  const { seen } = await playEveryPath(chart, {
    render: () => {
      wasShown = false;
      shown();
    },
    drive: {
      'toast.show': ({ toast }: AnyEventObject) => {
        wasShown = true;
        door.current?.show(toast);
      },
      'toast.close': ({ id }: AnyEventObject) =>
        press(id === 'milk' ? 'Close: Milk was removed.' : id === 'order' ? 'Close: It was declined.' : 'Close: none'),
      'toast.act': () => press('Undo'),
      'hover.change': ({ isOn }: AnyEventObject) =>
        isOn ? fireEvent.pointerEnter(region()) : fireEvent.pointerLeave(region()),
      'focus.change': ({ isOn }: AnyEventObject) => (isOn ? fireEvent.focus(region()) : fireEvent.blur(region())),
    },
    see: {
      empty: () => expect(texts()).toEqual([]),
      lasting: () => expect([region().dataset['state'], texts()]).toEqual(['lasting', ['It was declined.']]),
      showing: () => expect([wasShown, texts().length > 0]).toEqual([true, true]),
      held: () => expect([region().dataset['state'], texts().length > 0]).toEqual(['held', true]),
    },
  });
  expect([...seen].sort()).toEqual([...leafStates(chart)].sort());
}, 60_000);
