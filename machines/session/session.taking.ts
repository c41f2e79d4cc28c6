import { faultOf } from '#services/fault.ts';
import type { ServerContext } from '#services/session/session.contract.ts';
import { subjectIn } from '#services/session/session.rules.ts';
import { type Answered, type How, nobody, type SessionContext } from './session.types.ts';

type Failed = { readonly event: { readonly error: unknown } };

/** What an answer of the server makes known. */
export const answer = (how: How) =>
  ({
    type: 'raiseAnswered',
    params: ({ event }: { event: { output: Answered['answer'] } }): Answered => ({ answer: event.output, how }),
  }) as const;
type Written = { event: { context: ServerContext } };
/** A write says that nobody is signed in while somebody was: that has to be asked. */
export const isDoubted = { type: 'isDoubtful', params: ({ event }: Written) => event.context } as const;
/** What the context of a write makes known. */
export const context = {
  type: 'raiseAnswered',
  params: ({ event }: Written): Answered => ({ answer: event.context, how: 'answer' }),
} as const;
/** Their account is not there any more: nobody is signed in. */
const loss = {
  type: 'raiseAnswered',
  params: ({ event }: Failed): Answered => ({ answer: nobody, how: 'missing', fault: faultOf(event.error) }),
} as const;
/** Another tab knows better: who was signed in is not any more. A guest stays one until the server has been asked. */
export const wordOfTab = {
  type: 'raiseAnswered',
  params: ({ context }: { context: SessionContext }): Answered => ({
    answer: context.shopper.isLoggedIn ? nobody : context,
    how: 'elsewhere',
  }),
} as const;
/** What was known stays. */
export const failure = [{ type: 'keepFault', params: ({ event }: Failed) => event }, 'raiseFailed'] as const;
/** Where a question that was not answered leads. */
export const onUnasked = [
  {
    guard: { type: 'isMissing', params: ({ event }: Failed) => event },
    target: '#session.question.resting',
    actions: ['reportMissed', loss],
  },
  { target: '#session.question.stale', actions: failure },
] as const;
/** What follows once it is known who it is. */
export const onAnswered = [
  { type: 'reportWho', params: ({ event }: { event: Answered }) => event },
  { type: 'keepAnswer', params: ({ event }: { event: Answered }) => event },
  'reportContext',
] as const;
/** One more question, once this one is answered. */
export const queue = { actions: { type: 'keepQueued', params: { isQueued: true } } } as const;

/** That a sign-out did not get through is said until it has been read, or turns out not to be so. */
export const untilRead = {
  initial: 'saying',
  states: {
    saying: {
      description: 'It stands there until the shopper has read it.',
      meta: { rows: ['B7.09'] },
    },
    asking: {
      description:
        'The server is being asked who this is while that is said: the sign-out may have come through after all.',
      meta: { rows: ['B4.088', 'B7.09'] },
      tags: 'busy',
      invoke: {
        id: 'askWho',
        src: 'askWho',
        input: { isRetry: false },
        onDone: [
          {
            guard: {
              type: 'isDoubtful',
              params: ({ event }: { event: { output: Answered['answer'] } }) => event.output,
            },
            target: '#session.question.confirming',
          },
          { target: 'saying', actions: answer('answer') },
        ],
        onError: [onUnasked[0], { target: 'saying' }],
      },
    },
  },
  on: {
    'context.keep': [
      { guard: isDoubted, target: 'asking' },
      { target: '.saying', actions: context },
    ],
    'logout.dismiss': 'asking',
    'session.refresh': { target: '.asking', reenter: true },
  },
} as const;

/** The email after that: only of whoever is signed in. */
export function emailAfter(context: SessionContext, { shopper, email }: Answered['answer']): string | null {
  if (!shopper.isLoggedIn) return null;
  return email === undefined && subjectIn(shopper) === subjectIn(context.shopper) ? context.email : (email ?? null);
}
