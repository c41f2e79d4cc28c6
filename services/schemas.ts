/** Every schema an answer is checked with. Loaded with the first live call, never with the first page. */
export {
  Departments,
  Listing,
  ProductDetail,
  ProductRows,
  StockLevels,
  Suggestions,
} from './catalogue/catalogue.contract.ts';
export { ContentPage, MetaTags } from './content/content.contract.ts';
export { Experiments } from './experiments/experiments.contract.ts';
export { Store, StoreSearch } from './fulfilment/fulfilment.contract.ts';
export { CardCapture, PaymentInstrument } from './payments/payments.contract.ts';
export { ServerContext } from './session/session.contract.ts';
export { Settings } from './settings/settings.contract.ts';
export { HomepageBanners, Shell } from './shell/shell.contract.ts';
