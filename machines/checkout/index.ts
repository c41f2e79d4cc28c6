export { checkoutMachine } from './checkout.machine.ts';
export { mayPayIn } from './checkout.select.ts';
export {
  type CheckoutContext,
  type CheckoutEvent,
  type CheckoutInput,
  type CheckoutReport,
  type CheckoutTag,
  checkoutCarriage,
} from './checkout.types.ts';
