export { addressesMachine } from './addresses.machine.ts';
export { type AddressesShown, addressesShown } from './addresses.select.ts';
export {
  type AddressesContext,
  type AddressesEvent,
  type AddressesInput,
  type AddressesReport,
  type AddressesTag,
  type AddressesTold,
  addressesCarriage,
} from './addresses.types.ts';
