import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { CutoutMemory } from '#machines/cutout/index.ts';
import { createLocalStore } from '#services/storage/local-store.ts';
import type { AcknowledgementKey } from '#services/storage/stored-keys.rules.ts';
import { rostered } from '#tests/machines/kit/roster.ts';
import { faultsOf } from '#tests/ui/axe.ts';
import { leafStates, playEveryPath } from '#tests/ui/kit/paths.tsx';
import { sourceOf } from '#tests/ui/styles.ts';
import { Cutout } from '#ui/cutout/cutout.tsx';

afterEach(() => localStorage.clear());

const key = 'changedPriceTutorialAcknowledged';
const store = createLocalStore(() => localStorage, console);
const browser: CutoutMemory = {
  isAcknowledged: (name) => store.read(name as AcknowledgementKey) === true,
  onAcknowledged: (name) => store.write(name as AcknowledgementKey, true),
};
type Options = Partial<CutoutMemory> & { closesOutside?: boolean; targetId?: string };

function Page({ targetId = 'price', ...options }: Options) {
  const [presses, setPresses] = useState(0);
  return (
    <main>
      <h1>Milk</h1>
      <button onClick={() => setPresses(presses + 1)}>{`Pressed ${presses}`}</button>
      <button id="price">$4.19</button>
      <Cutout storageKey={key} targetId={targetId} title="Prices may change" {...browser} {...options}>
        By weight.
      </Cutout>
    </main>
  );
}
const show = (options: Options = {}) => act(async () => render(<Page {...options} />));
const card = () => screen.queryByRole('dialog', { name: 'Prices may change' });

describe('A cutout modal', () => {
  it('speaks of one thing, has the focus, and shades the rest of the page without blocking it [B1.10]', async () => {
    await show();
    expect(card()).toHaveFocus();
    expect(card()).toHaveAccessibleDescription('By weight.');
    expect(await faultsOf(document.body)).toEqual([]);
    fireEvent.click(screen.getByText('Pressed 0'));
    expect(screen.getByText('Pressed 1')).toBeVisible();
    expect(card()).toBeVisible();
    expect(card()).not.toHaveAttribute('aria-modal');
    expect(sourceOf('ui/cutout/cutout.css')).toMatch(/\.cutout-shade \{[^}]+pointer-events: none;/);
  });

  it('stores "true" under its key when it is closed [B4.040]', async () => {
    await show();
    expect(localStorage.getItem(key)).toBeNull();
    await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Got it' })));
    expect(card()).toBeNull();
    expect(localStorage.getItem(key)).toBe('true');
    expect(localStorage.length).toBe(1);
  });

  it('is not shown again where its flag is stored [B4.041]', async () => {
    localStorage.setItem(key, 'true');
    await show();
    expect(card()).toBeNull();
  });

  it('closes by Escape from anywhere; its target has the focus then where nothing had it before', async () => {
    const user = userEvent.setup();
    await show();
    act(() => screen.getByText('Pressed 0').focus());
    await user.keyboard('{Escape}');
    expect(card()).toBeNull();
    expect(screen.getByText('$4.19')).toHaveFocus();
    expect(localStorage.getItem(key)).toBe('true');
  });

  it('gives the focus back to what had it before', async () => {
    let say: (wasRead: boolean) => void = () => {};
    await show({ isAcknowledged: () => new Promise((resolve) => void (say = resolve)) });
    screen.getByText('Pressed 0').focus();
    await act(async () => say(false));
    expect(card()).toHaveFocus();
    await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Got it' })));
    expect(screen.getByText('Pressed 0')).toHaveFocus();
  });

  it('closes by a press beside it where that was chosen, and the press arrives', async () => {
    const user = userEvent.setup();
    await show({ closesOutside: true });
    await user.click(screen.getByText('Pressed 0'));
    expect(card()).toBeNull();
    expect(screen.getByText('Pressed 1')).toHaveFocus();
  });

  it('points nowhere when what it speaks of is not on the page', async () => {
    await show({ targetId: 'gone' });
    expect(card()?.closest('.cutout')).toHaveAttribute('data-side', 'nowhere');
  });

  it('is not in the first document', () => {
    expect(renderToStaticMarkup(<Page />)).not.toContain('Prices may change');
  });

  it('shows on every generated path what its chart says', async () => {
    const chart = rostered('cutout');
    type Answer = { resolve: (value: unknown) => void; reject: (error: unknown) => void };
    let answer: Answer | undefined;
    const wait = () => new Promise<never>((resolve, reject) => void (answer = { resolve: resolve as never, reject }));
    const remember = vi.fn<() => Promise<never>>(wait);
    const { seen } = await playEveryPath(chart, {
      render: ({ closesOutside }) => {
        remember.mockClear();
        return render(<Page isAcknowledged={wait} onAcknowledged={remember} closesOutside={closesOutside} />);
      },
      drive: {
        'cutout.close': () => {
          const button = screen.queryByText('Got it');
          return button ? void fireEvent.click(button) : false;
        },
        'escape.press': () => void fireEvent.keyDown(document.body, { key: 'Escape' }),
        'outside.press': () => void fireEvent.click(document.body),
        'xstate.done.actor.readAcknowledged': ({ output }) => answer?.resolve(output),
        'xstate.error.actor.readAcknowledged': ({ error }) => answer?.reject(error),
        'xstate.done.actor.rememberAcknowledged': () => answer?.resolve(undefined),
        'xstate.error.actor.rememberAcknowledged': ({ error }) => answer?.reject(error),
      },
      see: {
        asking: () => expect(screen.queryByText('Prices may change')).toBeNull(),
        shown: () => expect(screen.getByText('Prices may change')).toBeVisible(),
        remembering: () => {
          expect(screen.queryByText('Prices may change')).toBeNull();
          expect(remember).toHaveBeenCalledOnce();
        },
        over: () => expect(screen.queryByText('Prices may change')).toBeNull(),
      },
    });
    expect([...seen].sort()).toEqual([...leafStates(chart)].sort());
  }, 20_000);
});
