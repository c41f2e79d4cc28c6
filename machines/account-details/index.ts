export { accountDetailsMachine } from './account-details.machine.ts';
export {
  type AccountShown,
  accountShown,
  type NamesShown,
  namesShown,
  type PhonesShown,
  phonesShown,
  type ProofShown,
} from './account-details.select.ts';
export {
  type AccountDetailsContext,
  type AccountDetailsEvent,
  type AccountDetailsInput,
  accountDetailsCarriage,
} from './account-details.types.ts';
