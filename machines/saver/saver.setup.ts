import { assign, fromPromise, setup } from 'xstate';
import type {
  EligibilityAsked,
  EligibilityTold,
  SaverPlan,
  SaverSavings,
} from '#services/delivery-saver/delivery-saver.contract.ts';
import type { Eligibility } from '#services/delivery-saver/delivery-saver.words.ts';
import { type Fault, faultOf } from '#services/fault.ts';
import { absent, subjectIn, type User } from '../kit/index.ts';
import { isOfChosenPlace, isSameAsked, isSamePlace } from './saver.rules.ts';
import {
  blankSaver,
  type SaverContext,
  type SaverEvent,
  type SaverInput,
  type SaverPlace,
  type SaverTag,
} from './saver.types.ts';

export type Asked = { readonly asked: EligibilityAsked };
export type Told = { readonly told: EligibilityTold };
type Lost = { readonly fault: Fault };
type Terms = { readonly fulfilment: SaverPlace };

export const failure = ({ event }: { event: { readonly error: unknown } }): Lost => ({ fault: faultOf(event.error) });
export const toldUser = ({ event }: { event: User }): User => event;
export const toldTerms = ({ event }: { event: Terms }): Terms => event;
export const answered = ({ event }: { event: { readonly output: EligibilityTold } }): Told => ({ told: event.output });

/** What the chart of the delivery pass is made of: what it asks the store, what it keeps, and what it looks at. */
export const saverSetup = setup({
  types: {} as {
    context: SaverContext;
    events: SaverEvent;
    input: SaverInput;
    tags: SaverTag;
  },
  actors: {
    loadPlans: fromPromise<readonly SaverPlan[]>(absent('loadPlans')),
    checkAddress: fromPromise<EligibilityTold, EligibilityAsked>(absent('checkAddress')),
    loadSavings: fromPromise<SaverSavings>(absent('loadSavings')),
  },
  actions: {
    keepPlans: assign((_, { plans }: { plans: readonly SaverPlan[] }) => ({ plans, plansFault: null })),
    keepPlansFault: assign((_, { fault }: Lost) => ({ plansFault: fault })),
    /** What was said of another address is not said of this one. */
    keepAsked: assign((_, { asked }: Asked) => ({ asked, told: null, addressFault: null })),
    dropTold: assign({ told: null, addressFault: null }),
    keepTold: assign((_, { told }: Told) => ({ told, addressFault: null })),
    keepAddressFault: assign((_, { fault }: Lost) => ({ addressFault: fault })),
    keepSavings: assign((_, { savings }: { savings: SaverSavings }) => ({ savings, savingsFault: null })),
    keepSavingsFault: assign((_, { fault }: Lost) => ({ savingsFault: fault })),
    keepPlace: assign((_, { fulfilment: { addressId, suburbId } }: Terms) => ({ place: { addressId, suburbId } })),
    keepUser: assign(({ context }, user: User) => ({
      ...blankSaver,
      plans: context.plans,
      subject: subjectIn(user),
    })),
    dropUser: assign(({ context }) => ({ ...blankSaver, plans: context.plans })),
  },
  guards: {
    isSomebody: ({ context }) => context.subject !== null,
    isSameUser: ({ context }, user: User) => context.subject === subjectIn(user),
    isSameAsked: ({ context }, { asked }: Asked) => isSameAsked(context.asked, asked),
    isAsked: ({ context }) => context.asked !== null,
    /** What is known is of the address that the shopper had chosen, and that is another one now. */
    isElsewhere: ({ context }, { fulfilment }: Terms) =>
      isOfChosenPlace(context.asked) && !isSamePlace(context.place, fulfilment),
    isSaid: (_, { told, eligibility }: Told & { eligibility: Eligibility }) => told.eligibility === eligibility,
  },
});
