export { reorderMachine } from './reorder.machine.ts';
export { addingOf, type ReorderAdding, reorderOf, type ReorderShown } from './reorder.select.ts';
export {
  type ReorderContext,
  type ReorderEvent,
  type ReorderInput,
  type ReorderReport,
  type ReorderTag,
  reorderCarriage,
} from './reorder.types.ts';
