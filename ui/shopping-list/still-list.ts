import { blankShoppingList, type ShoppingListContext, shoppingListMachine } from '#machines/shopping-list/index.ts';
import { itemOf } from '#services/lists/list-change.rules.ts';
import type { ListActor } from './shopping-list.tsx';

type State = 'unread' | 'loading' | 'standing' | 'failed' | 'merging' | 'saving';

/** Lines of a list by their words; those that begin with "x " are ticked. */
export const linesOf = (...words: readonly string[]) =>
  words.map((word) => itemOf({ text: word.replace(/^x /, ''), sku: null, isTicked: word.startsWith('x ') }));

/** A list that stands still, for samples: it is looked at and answers nothing. */
export function stillList(state: State, context: Partial<ShoppingListContext> = {}): ListActor {
  const snapshot = shoppingListMachine.resolveState({
    value: { list: state, sharing: 'resting' },
    context: { ...blankShoppingList, ...context },
  });
  return {
    getSnapshot: () => snapshot,
    subscribe: () => ({ unsubscribe: () => undefined }),
    send: () => undefined,
  } as never as ListActor;
}
