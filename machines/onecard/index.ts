export { onecardMachine } from './onecard.machine.ts';
export { onecardFaultOf, type OnecardState, onecardStateOf } from './onecard.select.ts';
export type { OnecardContext, OnecardEvent, OnecardInput, OnecardReport, OnecardTag } from './onecard.types.ts';
