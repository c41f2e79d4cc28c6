export { placingMachine } from './placing.machine.ts';
export {
  confirmedIn,
  faultIn,
  isUnresolved,
  outcomeOf,
  type PlacingStage,
  reasonIn,
  stageOf,
} from './placing.select.ts';
export {
  type PlacingContext,
  type PlacingEvent,
  type PlacingHappening,
  type PlacingInput,
  type PlacingReport,
  placingCarriage,
} from './placing.types.ts';
