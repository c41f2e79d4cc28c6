import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { Dialog } from '#ui/dialog/dialog.tsx';
import { sourceOf } from '../styles.ts';

const shown = (onClose?: () => void) => (
  <Dialog title="Delivery fees" closeHref="/shop/specials" {...(onClose ? { onClose } : {})}>
    <p>From $5.</p>
  </Dialog>
);

afterEach(() => {
  cleanup();
  Reflect.deleteProperty(HTMLDialogElement.prototype, 'showModal');
  Reflect.deleteProperty(HTMLDialogElement.prototype, 'close');
});

/** What the platform does, as far as a dialog here needs it. */
function platformDialogs() {
  const showModal = vi.fn<(this: HTMLDialogElement) => void>(function (this: HTMLDialogElement) {
    this.setAttribute('open', '');
  });
  Object.assign(HTMLDialogElement.prototype, { showModal, close: vi.fn<() => void>() });
  return showModal;
}

describe('A dialog', () => {
  it('stands open in the first document, named by its title, with a plain link that closes it', () => {
    document.body.innerHTML = renderToStaticMarkup(shown());
    expect(screen.getByRole('dialog', { name: 'Delivery fees' })).toHaveAttribute('open');
    expect(screen.getByRole('link', { name: 'Close' })).toHaveAttribute('href', '/shop/specials');
    document.body.innerHTML = '';
  });

  it('becomes modal once it is live', () => {
    const showModal = platformDialogs();
    render(shown());
    expect(showModal).toHaveBeenCalledOnce();
    expect(screen.getByRole('dialog')).toHaveAttribute('open');
  });

  it('asks to be closed by Escape and by a press beside it, and never closes itself', () => {
    platformDialogs();
    const onClose = vi.fn<() => void>();
    render(shown(onClose));
    const dialog = screen.getByRole('dialog');
    expect(fireEvent(dialog, new Event('cancel', { cancelable: true }))).toBe(false);
    fireEvent.click(dialog);
    fireEvent.click(screen.getByText('From $5.'));
    expect(onClose).toHaveBeenCalledTimes(2);
    expect(dialog).toHaveAttribute('open');
  });

  it('holds the page still while it is open', () => {
    expect(sourceOf('ui/dialog/dialog.css')).toMatch(/html:has\(\.dialog\[open\]\) \{\s*overflow: hidden;/);
  });
});
