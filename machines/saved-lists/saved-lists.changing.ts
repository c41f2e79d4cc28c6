import { type Fault, faultOf } from '#services/fault.ts';
import { type FieldProblems, fieldProblemsOf, noFieldProblems } from '../kit/index.ts';
import { savedListsSetup } from './saved-lists.setup.ts';
import type { Task } from './saved-lists.types.ts';

type Failed = { readonly fault: Fault };

const failureOf = ({ event }: { event: { readonly error: unknown } }): Failed => ({ fault: faultOf(event.error) });
const problemsOf = ({ event }: { event: { readonly problems?: FieldProblems } }) => ({
  problems: event.problems ?? noFieldProblems,
});
const refusedNameOf = ({ event }: { event: { readonly error: unknown } }) => ({
  problems: fieldProblemsOf(faultOf(event.error), ['name']),
});
const blankTask: Task = { kind: 'unshare', id: '' };

/** What is to be told the store. */
export const changing = savedListsSetup.createStateConfig({
  description: 'What is to be told the store: one thing at a time, in the order in which it was wanted.',
  initial: 'resting',
  states: {
    resting: {
      description: 'The store knows everything that was wanted.',
      meta: { rows: ['A7.076'] },
      always: { guard: 'hasTasks', target: 'sending' },
    },
    sending: {
      description: 'The store is being told the first of what is wanted; what is wanted meanwhile waits its turn.',
      meta: { rows: ['A7.076', 'B7.36'] },
      tags: ['busy', 'sending'],
      invoke: {
        id: 'writeList',
        src: 'writeList',
        input: ({ context }) => context.queue[0] ?? blankTask,
        onDone: { target: 'resting', actions: { type: 'keepDone', params: ({ event }) => event.output } },
        onError: [
          {
            guard: { type: 'isRefusedName', params: failureOf },
            target: 'resting',
            actions: ['dropTask', { type: 'keepProblems', params: refusedNameOf }],
          },
          {
            target: 'failed',
            actions: [
              { type: 'keepFault', params: failureOf },
              { type: 'reportFailed', params: failureOf },
            ],
          },
        ],
      },
    },
    failed: {
      description:
        'A change did not get through; it stands as it was wanted, and another try or giving it up is offered.',
      meta: { rows: ['B7.36'] },
      tags: 'failed',
      always: { guard: 'hasNoFault', target: 'sending' },
      on: {
        'change.retry': { actions: 'clearFault' },
        'change.drop': { target: 'resting', actions: ['dropTasks', 'raiseReads'] },
      },
    },
  },
  on: {
    'save.begin': { actions: 'clearSaved' },
    'rename.begin': { actions: 'clearProblems' },
    'list.save': [
      { guard: { type: 'isWrong', params: problemsOf }, actions: { type: 'keepProblems', params: problemsOf } },
      {
        guard: 'isSomebody',
        actions: {
          type: 'keepTask',
          params: ({ event: { name, lines, key } }) => ({ task: { kind: 'save', name, lines, key } }),
        },
      },
    ],
    'list.append': {
      guard: { type: 'isKept', params: ({ event }) => event },
      actions: {
        type: 'keepTask',
        params: ({ event: { id, lines } }) => ({ task: { kind: 'append', id, lines } }),
      },
    },
    'list.rename': [
      { guard: { type: 'isWrong', params: problemsOf }, actions: { type: 'keepProblems', params: problemsOf } },
      {
        guard: { type: 'isKept', params: ({ event }) => event },
        actions: {
          type: 'keepTask',
          params: ({ event: { id, name } }) => ({ task: { kind: 'rename', id, name } }),
        },
      },
    ],
    'remove.confirm': {
      guard: 'isAsked',
      actions: {
        type: 'keepTask',
        params: ({ context }) => ({ task: { kind: 'remove', id: context.askedId ?? '' } }),
      },
    },
    'list.share': {
      guard: { type: 'isKept', params: ({ event }) => event },
      actions: { type: 'keepTask', params: ({ event: { id } }) => ({ task: { kind: 'share', id } }) },
    },
    'list.unshare': {
      guard: { type: 'isKept', params: ({ event }) => event },
      actions: { type: 'keepTask', params: ({ event: { id } }) => ({ task: { kind: 'unshare', id } }) },
    },
    'item.want': {
      guard: { type: 'isOnList', params: ({ event }) => event },
      actions: { type: 'keepAmount', params: ({ event }) => event },
    },
    'item.restore': { guard: 'hasTakenOff', actions: 'restoreItem' },
    'session.ended': '.resting',
    'user.changed': [{ guard: { type: 'isSameUser', params: ({ event }) => event } }, { target: '.resting' }],
  },
});
