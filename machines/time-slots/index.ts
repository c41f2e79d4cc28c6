export { timeSlotsMachine } from './time-slots.machine.ts';
export {
  isTurning,
  markedIn,
  offerOf,
  type SlotChoice,
  type SlotChoiceState,
  slotChoiceOf,
  slotsOf,
  type SlotsState,
} from './time-slots.select.ts';
export {
  type SlotWish,
  type TimeSlotsContext,
  type TimeSlotsEvent,
  type TimeSlotsHappening,
  type TimeSlotsInput,
  type TimeSlotsReport,
  type TimeSlotsTag,
  timeSlotsCarriage,
} from './time-slots.types.ts';
