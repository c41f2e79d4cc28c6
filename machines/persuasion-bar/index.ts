export { persuasionBarMachine } from './persuasion-bar.machine.ts';
export { isInSight, isPaused, isSingle } from './persuasion-bar.select.ts';
export {
  type BarHold,
  type PersuasionBarContext,
  type PersuasionBarEvent,
  type PersuasionBarInput,
  type PersuasionBarTag,
  roundMs,
} from './persuasion-bar.types.ts';
