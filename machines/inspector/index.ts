export { inspectorActors, inspectorMachine, type SaveSignOffs } from './inspector.machine.ts';
export { hitsOf, signOffOf } from './inspector.select.ts';
export type {
  InspectorContext,
  InspectorEvent,
  InspectorInput,
  InspectorTag,
  Place,
  SignOff,
  Tab,
  Towards,
  View,
  Way,
  Zoom,
} from './inspector.types.ts';
