export { shopperDetailsMachine } from './shopper-details.machine.ts';
export { contextOf, type DetailsShown, isBusy, isDone, isEstranged } from './shopper-details.select.ts';
export {
  type ShopperDetailsContext,
  type ShopperDetailsEvent,
  type ShopperDetailsReport,
  type ShopperDetailsTag,
  shopperDetailsCarriage,
} from './shopper-details.types.ts';
