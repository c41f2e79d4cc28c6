export { type ThemeChoice, themeIn } from '../theme/index.ts';
export type { Carriages, Carried } from '../kit/index.ts';
export { assertiveOf, politeOf } from '../announcer/index.ts';
export { isOffline } from '../connection/index.ts';
export { isOn, variationOf } from '../flags/index.ts';
export {
  type AddressedModal,
  addressedIn,
  type DismissedBy,
  type MessageModal,
  messageIn,
  type ModalAnswer,
  type ModalEnd,
  type ModalsReport,
} from '../modals/index.ts';
export { backHrefOf, closeHrefOf, hasBackIn, hrefOf, scrollOf, stepsOutIn } from '../navigation/index.ts';
export {
  emailOf,
  fulfilmentOf,
  isConfirming,
  isLoggedIn,
  isShopper,
  isUnopened,
  leavingOf,
  shopperOf,
  subjectOf,
} from '../session/index.ts';
export { hasWords, settingsIn } from '../settings/index.ts';
export { feesIn, shellIn } from '../shell/index.ts';
export { shopMachine } from './shop.machine.ts';
export {
  announcerOf,
  chartOf,
  chartSettled,
  connectionOf,
  dehydrateShop,
  flagsOf,
  isReady,
  modalsOf,
  navigationOf,
  openChart,
  openedCharts,
  rehydrateShop,
  type ShopActor,
  type ShopSnapshot,
  sessionOf,
  sessionRefreshed,
  settingsOf,
  shellOf,
  shopperIdIn,
  shopReady,
  themeOf,
  wordsSettled,
} from './shop.select.ts';
export type { ShopContext, ShopEvent, ShopHappening, ShopInput } from './shop.types.ts';
