export { orderMachine } from './order.machine.ts';
export { isCode, keyOf, termsWord } from './order.rules.ts';
export {
  addOnIn,
  type BonusShown,
  bonusIn,
  type CouponsShown,
  couponsIn,
  type DisclaimerShown,
  disclaimerIn,
  isDisclaimerAccepted,
  isGoing,
  isOrderBusy,
  missingIn,
  orderFaultIn,
  orderIn,
  problemsIn,
  type TextShown,
  type TextState,
  textIn,
  totalOf,
} from './order.select.ts';
export {
  blankOrder,
  type Lacking,
  type OrderChange,
  type OrderContext,
  type OrderEvent,
  type OrderInput,
  type OrderTold,
  type OrderWish,
  orderCarriage,
  type TextField,
} from './order.types.ts';
