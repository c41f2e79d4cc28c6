export { addingMachine } from './adding.machine.ts';
export { type AddingShown, addingShown } from './adding.select.ts';
export {
  type Adding,
  type AddingEvent,
  type AddingReport,
  begunAdding,
  type LineTold,
  noAdding,
} from './adding.types.ts';
