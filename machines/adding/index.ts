export { addingMachine } from './adding.machine.ts';
export { type AddingShown, addingShown, isOnItsWay } from './adding.select.ts';
export {
  type Adding,
  type AddingEvent,
  type AddingReport,
  begunAdding,
  type LineTold,
  noAdding,
} from './adding.types.ts';
