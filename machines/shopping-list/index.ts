export { shoppingListMachine } from './shopping-list.machine.ts';
export { isOnList, isSameList, type ShownList, shownList, unsentWords } from './shopping-list.select.ts';
export {
  blankShoppingList,
  type ListBatch,
  type ListWish,
  type Merged,
  type Removal,
  type ShoppingListContext,
  type ShoppingListEvent,
  type ShoppingListReport,
  type ShoppingListTag,
  shoppingListCarriage,
} from './shopping-list.types.ts';
