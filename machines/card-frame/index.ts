export { cardFrameMachine } from './card-frame.machine.ts';
export { canSubmit, debugUrlOf, mountedOf, troubleOf, wrongFieldsOf } from './card-frame.select.ts';
export { cardFrameActors } from './card-frame.types.ts';
export type {
  CardFrameContext,
  CardFrameEvent,
  CardFrameInput,
  CardFrameReport,
  CardFrameTag,
  SubmitOutcome,
} from './card-frame.types.ts';
