import type { Method } from '#services/fulfilment/fulfilment.words.ts';
import type { Fulfilment } from '#services/session/session.contract.ts';
import type { Carriage } from '../kit/index.ts';
import type { TermsTold } from '../session/index.ts';

export type Question = 'how' | 'where' | 'when';

export type HowWhereWhenInput = {
  /** The terms on which the visitor shops as the page begins. */
  readonly fulfilment: Fulfilment | null;
};

export type HowWhereWhenContext = {
  readonly method: Method;
  /** Whether it is known where the groceries go, for that method. */
  readonly hasPlace: boolean;
  readonly place: string;
};

export type HowWhereWhenEvent =
  /** The page is entered: what is known is not asked again. */
  | { readonly type: 'page.enter' }
  | { readonly type: 'how.answer'; readonly method: Method }
  /** The place that holds is the answer. */
  | { readonly type: 'where.answer' }
  /** An answer is to be given anew. */
  | { readonly type: 'question.open'; readonly question: Question }
  | TermsTold
  | { readonly type: 'user.changed'; readonly subject: string | null; readonly isShopper: boolean };

export const blankQuestions: HowWhereWhenContext = { method: 'Courier', hasPlace: false, place: '' };
export const howWhereWhenCarriage: Carriage = { keeps: ['method', 'hasPlace', 'place'], blank: blankQuestions };
