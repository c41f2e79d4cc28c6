export { cardRemovalMachine } from './card-removal.machine.ts';
export { type CardRemovalShown, cardRemovalShown } from './card-removal.select.ts';
export {
  type CardRemovalContext,
  type CardRemovalEvent,
  type CardRemovalHappening,
  type CardRemovalInput,
  cardRemovalCarriage,
} from './card-removal.types.ts';
