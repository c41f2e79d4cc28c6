import { vi } from 'vitest';

/** What the platform does, as far as a modal dialog here needs it: it opens, takes the focus, and gives it back. */
export function platformDialogs() {
  let before: Element | null = null;
  const showModal = vi.fn<(this: HTMLDialogElement) => void>(function (this: HTMLDialogElement) {
    this.setAttribute('open', '');
    before = document.activeElement;
    this.querySelector<HTMLElement>('a[href], button')?.focus();
  });
  const close = vi.fn<(this: HTMLDialogElement) => void>(function (this: HTMLDialogElement) {
    this.removeAttribute('open');
    if (before instanceof HTMLElement && before.isConnected) before.focus();
  });
  Object.assign(HTMLDialogElement.prototype, { showModal, close });
  return {
    showModal,
    restore: () => {
      Reflect.deleteProperty(HTMLDialogElement.prototype, 'showModal');
      Reflect.deleteProperty(HTMLDialogElement.prototype, 'close');
    },
  };
}
