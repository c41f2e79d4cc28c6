import assert from 'node:assert/strict';
import { type Toast, type ToastContext, toastMachine } from '#machines/toast/index.ts';
import type { Rostered } from '../kit/rostered.ts';

const order = { id: 'order', text: 'It was declined.', link: { text: 'Pay', href: '/checkout/payment' } };

export const chart: Rostered = {
  name: 'toast',
  machine: toastMachine,
  inputs: [{}],
  events: () => [
    { type: 'toast.show', toast: { id: 'milk', text: 'Milk was removed.', action: 'Undo' } },
    { type: 'toast.show', toast: { id: 'slot', text: 'Your time is held.', isPressing: true } },
    { type: 'toast.show', toast: { ...order, isPressing: true } },
    { type: 'toast.close', id: 'milk' },
    { type: 'toast.close', id: 'order' },
    { type: 'toast.close', id: 'none' },
    { type: 'toast.act', id: 'milk' },
    { type: 'hover.change', isOn: true },
    { type: 'hover.change', isOn: false },
    { type: 'focus.change', isOn: true },
    { type: 'focus.change', isOn: false },
  ],
  answers: {},
  shape: ({ toasts, isHovered, hasFocus }: ToastContext) => [toasts.map(({ id }) => id), isHovered, hasFocus],
  spans: [5_999, 6_000],
  oracle: (world) => {
    let said = world.emitted.length;
    return (happened, before) => {
      const was = before.context as ToastContext;
      const { toasts } = world.snapshot().context as ToastContext;
      const news = world.emitted.slice(said).filter(({ type }) => type === 'text.said').length;
      said = world.emitted.length;
      assert.equal(news, happened.kind === 'event' && happened.event.type === 'toast.show' ? 1 : 0, 'Said once.');
      if (happened.kind === 'wait' && before.value === 'held')
        assert.deepStrictEqual(toasts, was.toasts, 'A word was taken away from under a reader.');
      const isThere = ({ id }: Toast) => toasts.some((toast) => toast.id === id);
      if (happened.kind === 'wait')
        assert.ok(
          was.toasts.every((one) => !one.link || isThere(one)),
          'A pressing word went by itself.',
        );
    };
  },
};
