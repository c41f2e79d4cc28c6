export { bridgeMachine } from './bridge.machine.ts';
export { canHandOver, isConnected } from './bridge.select.ts';
export type { BridgeContext, BridgeEvent, BridgeReport, BridgeTag } from './bridge.types.ts';
