export { storeChoiceMachine } from './store-choice.machine.ts';
export { type ChoiceState, choiceOf } from './store-choice.select.ts';
export {
  type StoreChoiceEvent,
  type StoreChoiceReport,
  type StoreChoiceTag,
  storeChoiceCarriage,
} from './store-choice.types.ts';
