import { assign, setup } from 'xstate';
import type { Method } from '#services/fulfilment/fulfilment.words.ts';
import type { Fulfilment } from '#services/session/session.contract.ts';
import { answersIn } from './how-where-when.select.ts';
import type { HowWhereWhenContext, HowWhereWhenEvent, HowWhereWhenInput, Question } from './how-where-when.types.ts';

type Terms = { readonly fulfilment: Fulfilment | null };
type Opened = { readonly question: Question };

const keep = { type: 'keepAnswers', params: ({ event }: { event: Terms }) => event } as const;
const placed = { type: 'isOtherPlace', params: ({ event }: { event: Terms }) => event } as const;
const opened = ({ event }: { event: Opened }) => event;

/** Three honest questions: how, where and when. What is known is not asked again. */
export const howWhereWhenMachine = setup({
  types: {} as { context: HowWhereWhenContext; events: HowWhereWhenEvent; input: HowWhereWhenInput },
  actions: { keepAnswers: assign((_, { fulfilment }: Terms) => answersIn(fulfilment)) },
  guards: {
    hasPlace: ({ context }) => context.hasPlace,
    hasNoPlace: (_, { fulfilment }: Terms) => !answersIn(fulfilment).hasPlace,
    isOtherPlace: ({ context }, { fulfilment }: Terms) => {
      const now = answersIn(fulfilment);
      return now.hasPlace && now.place !== context.place;
    },
    isSettled: ({ context }, { method }: { method: Method }) => context.hasPlace && context.method === method,
    isHow: (_, { question }: Opened) => question === 'how',
    isWhere: (_, { question }: Opened) => question === 'where',
    canAskWhen: ({ context }, { question }: Opened) => question === 'when' && context.hasPlace,
  },
}).createMachine({
  id: 'howWhereWhen',
  description: 'Three honest questions: how, where and when. What is known is not asked again.',
  context: ({ input }) => answersIn(input.fulfilment),
  initial: 'arriving',
  states: {
    arriving: {
      description: 'The page begins with the first question that has no answer yet.',
      meta: { rows: ['A1.15'] },
      always: [{ guard: 'hasPlace', target: 'when' }, { target: 'how' }],
    },
    how: {
      description: 'How the groceries should come is asked: delivery or pick up.',
      meta: { rows: ['A1.15', 'B1.02'] },
      on: {
        'how.answer': [
          { guard: { type: 'isSettled', params: ({ event }) => event }, target: 'when' },
          { target: 'where' },
        ],
        'terms.told': { actions: keep },
      },
    },
    where: {
      description: 'Where to is asked: a suburb or an address, or a place to pick up.',
      meta: { rows: ['A1.15', 'A2.056'] },
      on: {
        'where.answer': { guard: 'hasPlace', target: 'when' },
        'terms.told': [{ guard: placed, target: 'when', actions: keep }, { actions: keep }],
      },
    },
    when: {
      description: 'How and where are known: the times there are show, and one can be chosen.',
      meta: { rows: ['A1.16', 'A2.056'] },
      on: {
        'terms.told': [
          { guard: { type: 'hasNoPlace', params: ({ event }) => event }, target: 'where', actions: keep },
          { actions: keep },
        ],
      },
    },
  },
  on: {
    'page.enter': '.arriving',
    'user.changed': '.arriving',
    'question.open': [
      { guard: { type: 'isHow', params: opened }, target: '.how' },
      { guard: { type: 'isWhere', params: opened }, target: '.where' },
      { guard: { type: 'canAskWhen', params: opened }, target: '.when' },
    ],
  },
});
