export { howWhereWhenMachine } from './how-where-when.machine.ts';
export { answersIn, questionOf } from './how-where-when.select.ts';
export {
  type HowWhereWhenContext,
  type HowWhereWhenEvent,
  type HowWhereWhenInput,
  howWhereWhenCarriage,
  type Question,
} from './how-where-when.types.ts';
