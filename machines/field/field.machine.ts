import { assign, emit, setup } from 'xstate';
import type { FieldContext, FieldEvent, FieldInput, FieldReport, FieldTag } from './field.types.ts';

type Judged = { error: string | null };
type Change = Judged & { value: string };

/** A field of a form: judged once it was touched and changed, when the form is sent, and by the store. */
export const fieldMachine = setup({
  types: {} as { context: FieldContext; events: FieldEvent; emitted: FieldReport; input: FieldInput; tags: FieldTag },
  actions: {
    keepChange: assign((_, { value, error }: Change) => ({ value, error })),
    keepError: assign((_, { error }: Judged) => ({ error })),
    reportValue: emit(({ context }) => ({ type: 'value.changed', value: context.value })),
  },
  guards: {
    isWrong: (_, { error }: Judged) => error !== null,
    hasFault: ({ context }) => context.error !== null,
  },
}).createMachine({
  id: 'field',
  description: 'A field of a form and whether it is judged.',
  context: ({ input }) => ({ value: input.value, error: null }),
  initial: 'untouched',
  states: {
    untouched: {
      description: 'Nobody has been here; nothing is judged.',
      meta: { rows: ['B5.35', 'B5.36'] },
      on: {
        'value.change': {
          target: 'changed',
          actions: [{ type: 'keepChange', params: ({ event }) => event }, 'reportValue'],
        },
        'field.leave': 'touched',
      },
    },
    touched: {
      description: 'Somebody was here and changed nothing.',
      meta: { rows: ['B5.35', 'B5.36'] },
    },
    changed: {
      description: 'The value is being written for the first time; it is judged when the field is left.',
      meta: { rows: ['B5.35', 'B5.36'] },
      on: {
        'value.change': { actions: [{ type: 'keepChange', params: ({ event }) => event }, 'reportValue'] },
        'field.leave': [{ guard: 'hasFault', target: 'invalid' }, { target: 'valid' }],
      },
    },
    valid: {
      description: 'Touched, changed and right: a green tick.',
      meta: { rows: ['B5.36'] },
      tags: 'valid',
    },
    invalid: {
      description: 'Touched, changed and wrong: a red border, and words that say what is wrong.',
      meta: { rows: ['B5.35'] },
      tags: 'invalid',
    },
    refused: {
      description: 'The store did not take the value; its words stand here until the value is changed.',
      meta: { rows: [] },
      tags: 'invalid',
    },
  },
  on: {
    'value.change': [
      {
        guard: { type: 'isWrong', params: ({ event }) => event },
        target: '.invalid',
        actions: [{ type: 'keepChange', params: ({ event }) => event }, 'reportValue'],
      },
      { target: '.valid', actions: [{ type: 'keepChange', params: ({ event }) => event }, 'reportValue'] },
    ],
    'field.judge': [
      {
        guard: { type: 'isWrong', params: ({ event }) => event },
        target: '.invalid',
        actions: { type: 'keepError', params: ({ event }) => event },
      },
      { target: '.valid', actions: { type: 'keepError', params: ({ event }) => event } },
    ],
    'answer.refuse': { target: '.refused', actions: { type: 'keepError', params: ({ event }) => event } },
  },
});
