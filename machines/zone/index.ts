export { zoneMachine } from './zone.machine.ts';
export { alertIn, isBusy, reportedIn, zoneIn } from './zone.select.ts';
export { type ZoneContext, type ZoneEvent, type ZoneInput, type ZoneReport, zoneCarriage } from './zone.types.ts';
