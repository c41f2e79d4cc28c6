export { inspectorActors, inspectorMachine, type SaveSignOffs } from './inspector.machine.ts';
export { hitsOf, signOffOf } from './inspector.select.ts';
export type {
  AnswerWay,
  InspectorContext,
  InspectorEvent,
  InspectorInput,
  InspectorTag,
  Place,
  SignOff,
  Tab,
  Towards,
  View,
  Wanted,
  Way,
  Zoom,
} from './inspector.types.ts';
