export { pastOrdersMachine } from './past-orders.machine.ts';
export { type PastOrdersShown, pastOrdersShown } from './past-orders.select.ts';
export {
  type PastOrdersContext,
  type PastOrdersEvent,
  type PastOrdersInput,
  type PastOrdersTag,
  pastOrdersCarriage,
} from './past-orders.types.ts';
