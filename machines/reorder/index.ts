export { reorderMachine } from './reorder.machine.ts';
export type { AddingShown as ReorderAdding } from '../adding/index.ts';
export { addingOf, type ReorderShown, reorderOf } from './reorder.select.ts';
export {
  type ReorderContext,
  type ReorderEvent,
  type ReorderInput,
  type ReorderReport,
  type ReorderTag,
  reorderCarriage,
} from './reorder.types.ts';
