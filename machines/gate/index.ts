export { gateMachine } from './gate.machine.ts';
export { keptIn } from './gate.select.ts';
export {
  type Claim,
  type GateContext,
  type GateEvent,
  type GateFailure,
  type GateGrant,
  type GateInput,
  type GateReport,
  type GateTag,
  gateCarriage,
} from './gate.types.ts';
