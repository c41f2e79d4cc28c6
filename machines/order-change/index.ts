export { orderChangeMachine } from './order-change.machine.ts';
export { inChangeOf } from './order-change.rules.ts';
export {
  differenceFaultIn,
  differenceIn,
  endReasonIn,
  giveUpFaultIn,
  inChangeIn,
  isBeginning,
  isChanging,
  isGivingUp,
  isReckoning,
  type OrderAsked,
  orderAskedIn,
} from './order-change.select.ts';
export {
  blankOrderChange,
  type InChange,
  type OrderChangeContext,
  type OrderChangeEvent,
  type OrderChangeHappening,
  type OrderChangeInput,
  orderChangeCarriage,
} from './order-change.types.ts';
