export { fulfilmentMachine } from './fulfilment.machine.ts';
export { type Change, type ChangeState, changeOf, noChange, placesOf } from './fulfilment.select.ts';
export {
  type FulfilmentContext,
  type FulfilmentEvent,
  type FulfilmentInput,
  type FulfilmentReport,
  type FulfilmentTag,
  type FulfilmentTold,
  fulfilmentCarriage,
} from './fulfilment.types.ts';
