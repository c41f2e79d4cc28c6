export { trolleyLineMachine } from './trolley-line.machine.ts';
export { isAsking } from './trolley-line.select.ts';
export type {
  TrolleyLineContext,
  TrolleyLineEvent,
  TrolleyLineInput,
  TrolleyLineReport,
  TrolleyLineTag,
} from './trolley-line.types.ts';
