export { saverMachine } from './saver.machine.ts';
export {
  type AddressShown,
  addressShown,
  type AddressState,
  isEligible,
  type PlansShown,
  plansShown,
} from './saver.select.ts';
export {
  type SaverContext,
  type SaverEvent,
  type SaverInput,
  type SaverPlace,
  type SaverTag,
  saverCarriage,
} from './saver.types.ts';
