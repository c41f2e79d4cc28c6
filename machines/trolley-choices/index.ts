export { trolleyChoicesMachine } from './trolley-choices.machine.ts';
export { keyOf } from './trolley-choices.rules.ts';
export {
  allowsSubstitutes,
  areAllSubstituted,
  type ChangedPrice,
  changedPricesIn,
  isSlipOnPaper,
  lostIn,
  packagingIn,
} from './trolley-choices.select.ts';
export {
  type Choice,
  type TrolleyChoicesContext,
  type TrolleyChoicesEvent,
  type TrolleyChoicesInput,
  trolleyChoicesCarriage,
} from './trolley-choices.types.ts';
