export { addressFinderActors, addressFinderMachine, type FindPlaces } from './address-finder.machine.ts';
export { activeOf, chosenOf, type Finding, findingOf, optionsOf } from './address-finder.select.ts';
export type {
  AddressFinderContext,
  AddressFinderEvent,
  AddressFinderInput,
  AddressFinderReport,
  AddressFinderTag,
} from './address-finder.types.ts';
