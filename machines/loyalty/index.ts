export { loyaltyMachine } from './loyalty.machine.ts';
export {
  type BalanceShown,
  balanceOf,
  type CountShown,
  countOf,
  memberOf,
  type MessageShown,
  messageOf,
} from './loyalty.select.ts';
export {
  type LoyaltyContext,
  type LoyaltyEvent,
  type LoyaltyInput,
  type LoyaltyTag,
  loyaltyCarriage,
} from './loyalty.types.ts';
