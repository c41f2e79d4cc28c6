import { type Fault, faultOf } from '#services/fault.ts';
import { type FieldProblems, fieldProblemsOf, noFieldProblems } from '../kit/index.ts';
import { mealPlansSetup } from './meal-plans.setup.ts';
import { blankMealPlans, type PlanTask } from './meal-plans.types.ts';

const failureOf = ({ event }: { event: { readonly error: unknown } }): { readonly fault: Fault } => ({
  fault: faultOf(event.error),
});
const refusedNameOf = ({ event }: { event: { readonly error: unknown } }) => ({
  problems: fieldProblemsOf(faultOf(event.error), ['name']),
});
const problemsOf = ({ event }: { event: { readonly problems?: FieldProblems } }) => ({
  problems: event.problems ?? noFieldProblems,
});
const noTask: PlanTask = { kind: 'remove', planId: '' };
const begin = {
  'rename.begin': {
    guard: { type: 'canRename', params: ({ event }: { event: { planId: string } }) => event },
    target: 'renaming',
    actions: { type: 'keepAsked', params: ({ event }: { event: { planId: string } }) => event },
  },
  'plan.remove': {
    guard: { type: 'isKnown', params: ({ event }: { event: { planId: string } }) => event },
    target: 'asking',
    actions: { type: 'keepAsked', params: ({ event }: { event: { planId: string } }) => event },
  },
} as const;

/** The plans that a shopper keeps: read, called otherwise, and taken away. */
export const mealPlansMachine = mealPlansSetup.createMachine({
  id: 'mealPlans',
  description: 'The meal plans that a shopper keeps.',
  context: ({ input }) => ({ ...blankMealPlans, subject: input.subject }),
  type: 'parallel',
  states: {
    overview: {
      description: 'All of them.',
      initial: 'away',
      states: {
        away: {
          description: 'No shopper is here: nothing is known, and nothing is asked.',
          meta: { rows: ['A2.053', 'A2.O10'] },
          always: { guard: 'isSomebody', target: 'reading' },
        },
        reading: {
          description: 'The store is asked for the plans; what was known of them stays on show.',
          meta: { rows: ['A7.096'] },
          tags: ['busy', 'reading'],
          invoke: {
            id: 'loadPlans',
            src: 'loadPlans',
            onDone: {
              target: 'read',
              actions: { type: 'keepPlans', params: ({ event }) => ({ plans: event.output }) },
            },
            onError: { target: 'unread', actions: { type: 'keepPlansFault', params: failureOf } },
          },
        },
        read: { description: 'The plans are known; none is said too.', meta: { rows: ['A2.053'] } },
        unread: {
          description: 'The plans did not come; reading them again is offered, and what was known stays.',
          meta: { rows: ['A2.053'] },
          tags: 'unread',
        },
      },
      on: {
        'plans.refresh': { guard: 'isSomebody', target: '.reading' },
        'session.ended': { target: '.away', actions: 'dropUser' },
        'user.changed': [
          { guard: { type: 'isSameUser', params: ({ event }) => event } },
          { target: '.away', actions: { type: 'keepUser', params: ({ event }) => event } },
        ],
      },
    },
    change: {
      description: 'The plan that is changed: its name, or whether it is to go.',
      initial: 'resting',
      states: {
        resting: {
          description: 'Nothing is asked, and the store knows everything that was wanted.',
          meta: { rows: ['A2.053'] },
          entry: 'closeAsked',
          on: begin,
        },
        renaming: {
          description: 'A plan is being given another name.',
          meta: { rows: ['A2.053'] },
          tags: 'renaming',
          on: {
            ...begin,
            'plan.rename': [
              { guard: { type: 'isWrong', params: problemsOf }, actions: { type: 'keepProblems', params: problemsOf } },
              { target: 'sending', actions: { type: 'wantRename', params: ({ event }) => event } },
            ],
            'ask.cancel': 'resting',
          },
        },
        asking: {
          description: 'Whether a plan is to be taken away is asked.',
          meta: { rows: ['A2.053'] },
          tags: 'asking',
          on: { 'remove.confirm': { target: 'sending', actions: 'wantRemoval' }, 'ask.cancel': 'resting' },
        },
        sending: {
          description: 'The store is told the other name, or that the plan goes.',
          meta: { rows: ['A7.096'] },
          tags: ['busy', 'sending'],
          invoke: {
            id: 'writePlan',
            src: 'writePlan',
            input: ({ context }) => context.task ?? noTask,
            onDone: {
              target: 'resting',
              actions: [
                { type: 'reportWritten', params: ({ event }) => ({ plan: event.output }) },
                { type: 'keepWritten', params: ({ event }) => ({ plan: event.output }) },
              ],
            },
            onError: [
              {
                guard: { type: 'isGone', params: failureOf },
                target: 'resting',
                actions: [{ type: 'reportWritten', params: () => ({ plan: null }) }, 'dropGone'],
              },
              {
                guard: { type: 'isRefusedName', params: failureOf },
                target: 'renaming',
                actions: { type: 'keepProblems', params: refusedNameOf },
              },
              { target: 'failed', actions: { type: 'keepFault', params: failureOf } },
            ],
          },
        },
        failed: {
          description: 'The change did not get through; another try or giving it up is offered.',
          meta: { rows: ['A2.053'] },
          tags: 'failed',
          on: {
            ...begin,
            'change.retry': 'sending',
            'change.drop': 'resting',
            'plan.rename': [
              { guard: { type: 'isWrong', params: problemsOf } },
              {
                guard: 'isRename',
                target: 'sending',
                actions: { type: 'wantRename', params: ({ event }) => event },
              },
            ],
            'ask.cancel': 'resting',
          },
        },
      },
      on: {
        'session.ended': '.resting',
        'user.changed': [{ guard: { type: 'isSameUser', params: ({ event }) => event } }, { target: '.resting' }],
      },
    },
  },
});
