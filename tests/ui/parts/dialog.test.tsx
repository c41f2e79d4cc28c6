import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { modalPaddings, modalSizes } from '#services/modals/modals.words.ts';
import { Dialog } from '#ui/dialog/dialog.tsx';
import { type ModalHold, ModalHoldContext } from '#ui/dialog/modal-hold.ts';
import { platformDialogs } from '../kit/dialogs.ts';
import { sourceOf } from '../styles.ts';

const nothing = () => {};
const shown = (hold: Partial<ModalHold> = {}) => (
  <ModalHoldContext
    value={{
      closeHref: '/shop/specials',
      isDismissible: true,
      hasBack: false,
      onDismiss: nothing,
      onBack: nothing,
      onClose: nothing,
      ...hold,
    }}
  >
    <Dialog title="Delivery fees">
      <p>From $5.</p>
    </Dialog>
  </ModalHoldContext>
);

let platform: ReturnType<typeof platformDialogs>;
beforeEach(() => {
  platform = platformDialogs();
});
afterEach(() => {
  cleanup();
  platform.restore();
});

describe('A dialog', () => {
  it('stands open in the first document, named by its title, with a plain link that closes it', () => {
    document.body.innerHTML = renderToStaticMarkup(shown());
    expect(screen.getByRole('dialog', { name: 'Delivery fees' })).toHaveAttribute('open');
    expect(screen.getByRole('link', { name: 'Close' })).toHaveAttribute('href', '/shop/specials');
    document.body.innerHTML = '';
  });

  it('becomes modal once it is live', () => {
    render(shown());
    expect(platform.showModal).toHaveBeenCalledOnce();
    expect(screen.getByRole('dialog')).toHaveAttribute('open');
  });

  it('says by what it is dismissed, and never closes itself', () => {
    const onDismiss = vi.fn<ModalHold['onDismiss']>();
    render(shown({ onDismiss }));
    const dialog = screen.getByRole('dialog');
    expect(fireEvent(dialog, new Event('cancel', { cancelable: true }))).toBe(false);
    expect(fireEvent.keyDown(screen.getByText('From $5.'), { key: 'Escape', bubbles: true })).toBe(false);
    fireEvent.pointerDown(dialog);
    fireEvent.click(dialog);
    fireEvent.click(screen.getByText('From $5.'));
    expect(fireEvent.click(screen.getByRole('link', { name: 'Close' }))).toBe(false);
    expect(onDismiss.mock.calls.flat()).toEqual(['escape', 'escape', 'backdrop', 'button']);
    expect(dialog).toHaveAttribute('open');
  });

  it('that a browser closed in spite of all opens again, as long as it is on the page', () => {
    render(shown({ isDismissible: false }));
    screen.getByRole('dialog').removeAttribute('open');
    fireEvent(screen.getByText('From $5.').closest('dialog') as Element, new Event('close'));
    expect(platform.showModal).toHaveBeenCalledTimes(2);
  });

  it('shows a way to dismiss it only when it may be dismissed [B4.012]', () => {
    render(shown({ isDismissible: false }));
    expect(screen.queryByRole('link', { name: 'Close' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Close' })).toBeNull();
  });

  it('has a back button when there is something behind it [B4.013]', () => {
    const onBack = vi.fn<() => void>();
    render(shown({ hasBack: true, onBack }));
    fireEvent.click(screen.getByRole('button', { name: 'Back' }));
    expect(onBack).toHaveBeenCalledOnce();
  });

  it('holds the page still while it is open [B2.61]', () => {
    expect(sourceOf('ui/dialog/dialog.css')).toMatch(/html:has\(\.dialog\[open\]\) \{\s*overflow: hidden;/);
  });

  it('has four sizes and three paddings [B9.009] [B9.010] [B9.011] [B9.012] [B9.015]', () => {
    const css = sourceOf('ui/dialog/dialog.css');
    expect([...modalSizes]).toEqual(['default', 'medium', 'large', 'full']);
    expect([...modalPaddings]).toEqual(['none', 'default', 'medium']);
    expect(css).toMatch(/\.dialog \{[^}]*\n {4}width: 19rem;/);
    for (const [size, width] of [
      ['medium', '32rem'],
      ['large', '43rem'],
      ['full', '110rem'],
    ])
      expect(css).toMatch(new RegExp(`\\.dialog\\[data-size='${size}'\\] \\{\\s*width: ${width};`));
    for (const padding of ['none', 'medium'])
      expect(css).toContain(`.dialog[data-padding='${padding}'] > .dialog-body`);
  });
});
