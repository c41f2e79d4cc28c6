export { trolleyMachine } from './trolley.machine.ts';
export {
  amountIn,
  countIn,
  expressTotalQuantityToRemove,
  isLoading,
  isSameLine,
  isSameTotal,
  lineIn,
  type ShownLine,
  type ShownTotal,
  totalIn,
} from './trolley.select.ts';
export {
  type LineAdd,
  type LineSet,
  type TrolleyContext,
  type TrolleyEvent,
  type TrolleyHappening,
  type TrolleyInput,
  type TrolleyTag,
  trolleyCarriage,
  type Wish,
} from './trolley.types.ts';
