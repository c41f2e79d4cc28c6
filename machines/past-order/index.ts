export { pastOrderMachine } from './past-order.machine.ts';
export { isDefiniteNo } from './past-order.rules.ts';
export { type CancelShown, cancelShown, type PastOrderShown, pastOrderShown } from './past-order.select.ts';
export {
  type CancelAttempt,
  type PastOrderContext,
  type PastOrderEvent,
  type PastOrderHappening,
  type PastOrderInput,
  type PastOrderReport,
  type PastOrderTag,
  pastOrderCarriage,
} from './past-order.types.ts';
