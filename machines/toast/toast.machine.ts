import { assign, emit, setup } from 'xstate';
import type { Toast, ToastContext, ToastEvent, ToastReport, ToastTag } from './toast.types.ts';

const mostToasts = 4;

/** What presses and leads somewhere may be the only word of it: it stays until it is closed or followed. */
const isLasting = ({ isPressing = false, link }: Toast): boolean => isPressing && link !== undefined;
const passingIn = (toasts: readonly Toast[]): Toast | undefined => toasts.find((toast) => !isLasting(toast));

const without = (toasts: readonly Toast[], gone: Toast | undefined): readonly Toast[] =>
  toasts.filter((toast) => toast !== gone);
const withRoom = (toasts: readonly Toast[]): readonly Toast[] =>
  toasts.length > mostToasts ? without(toasts, passingIn(toasts.slice(0, -1)) ?? toasts[0]) : toasts;

/** Word of what has just happened, for a while: never taken away while somebody reads it or is in it. */
export const toastMachine = setup({
  types: {} as { context: ToastContext; events: ToastEvent; emitted: ToastReport; tags: ToastTag },
  actions: {
    keepToast: assign(({ context }, { toast }: { toast: Toast }) => ({
      toasts: withRoom([...context.toasts.filter(({ id }) => id !== toast.id), toast]),
    })),
    dropToast: assign(({ context }, { id }: { id: string }) => ({
      toasts: context.toasts.filter((toast) => toast.id !== id),
    })),
    dropOldest: assign(({ context: { toasts } }) => ({ toasts: without(toasts, passingIn(toasts)) })),
    keepHover: assign((_, { isOn }: { isOn: boolean }) => ({ isHovered: isOn })),
    keepFocus: assign((_, { isOn }: { isOn: boolean }) => ({ hasFocus: isOn })),
    releaseHolds: assign({ isHovered: false, hasFocus: false }),
    reportText: emit((_, { toast }: { toast: Toast }) => ({
      type: 'text.said',
      text: toast.text,
      isPressing: toast.isPressing ?? false,
    })),
    reportAction: emit((_, { id }: { id: string }) => ({ type: 'action.chosen', id })),
  },
  guards: {
    isLasting: ({ context }) => passingIn(context.toasts) === undefined,
    isEmpty: ({ context }) => context.toasts.length === 0,
    isHeld: ({ context }) => context.isHovered || context.hasFocus,
    isFree: ({ context }) => !context.isHovered && !context.hasFocus,
    hasToast: ({ context }, { id }: { id: string }) => context.toasts.some((toast) => toast.id === id),
  },
  delays: { reading: 6_000 },
}).createMachine({
  id: 'toast',
  description: 'Word of what has just happened, for a while, or until it is closed or followed.',
  context: { toasts: [], isHovered: false, hasFocus: false },
  initial: 'empty',
  states: {
    empty: {
      description: 'There is no word to show.',
      meta: { rows: [] },
      entry: 'releaseHolds',
      on: {
        'toast.show': {
          target: 'showing',
          actions: [
            { type: 'keepToast', params: ({ event }) => event },
            { type: 'reportText', params: ({ event }) => event },
          ],
        },
      },
    },
    showing: {
      description: 'Words are on show; after six seconds without a newer one the oldest goes that may.',
      meta: { rows: [] },
      after: { reading: { target: 'showing', reenter: true, actions: 'dropOldest' } },
      always: [
        { guard: 'isEmpty', target: 'empty' },
        { guard: 'isHeld', target: 'held' },
        { guard: 'isLasting', target: 'lasting' },
      ],
      on: {
        'toast.show': {
          target: 'showing',
          reenter: true,
          actions: [
            { type: 'keepToast', params: ({ event }) => event },
            { type: 'reportText', params: ({ event }) => event },
          ],
        },
      },
    },
    lasting: {
      description: 'Only words that press and lead somewhere are on show: they stay until they are closed or followed.',
      meta: { rows: [] },
      always: { guard: 'isEmpty', target: 'empty' },
      on: {
        'toast.show': {
          target: 'showing',
          actions: [
            { type: 'keepToast', params: ({ event }) => event },
            { type: 'reportText', params: ({ event }) => event },
          ],
        },
      },
    },
    held: {
      description: 'A pointer or focus is on the words: they stay, and have their whole time again afterwards.',
      meta: { rows: [] },
      tags: 'held',
      always: [
        { guard: 'isEmpty', target: 'empty' },
        { guard: 'isFree', target: 'showing' },
      ],
      on: {
        'toast.show': {
          actions: [
            { type: 'keepToast', params: ({ event }) => event },
            { type: 'reportText', params: ({ event }) => event },
          ],
        },
      },
    },
  },
  on: {
    'toast.close': {
      guard: { type: 'hasToast', params: ({ event }) => event },
      actions: { type: 'dropToast', params: ({ event }) => event },
    },
    'toast.act': {
      guard: { type: 'hasToast', params: ({ event }) => event },
      actions: [
        { type: 'reportAction', params: ({ event }) => event },
        { type: 'dropToast', params: ({ event }) => event },
      ],
    },
    'hover.change': { actions: { type: 'keepHover', params: ({ event }) => event } },
    'focus.change': { actions: { type: 'keepFocus', params: ({ event }) => event } },
  },
});
