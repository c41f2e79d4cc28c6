export { shopperDetailsMachine } from './shopper-details.machine.ts';
export { type DetailsShown, detailsShown, isBusy, isDone } from './shopper-details.select.ts';
export {
  type ShopperDetailsContext,
  type ShopperDetailsEvent,
  type ShopperDetailsReport,
  type ShopperDetailsTag,
  shopperDetailsCarriage,
} from './shopper-details.types.ts';
