export { lastOrderMachine } from './last-order.machine.ts';
export { mayAskOf } from './last-order.rules.ts';
export { lastOrderIn } from './last-order.select.ts';
export {
  type LastOrder,
  type LastOrderContext,
  type LastOrderEvent,
  type LastOrderInput,
  lastOrderCarriage,
} from './last-order.types.ts';
