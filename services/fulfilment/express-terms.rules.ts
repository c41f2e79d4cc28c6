import type { Fulfilment } from '../session/session.contract.ts';
import type { ShellSettings } from '../shell/shell.contract.ts';

type Fees = Omit<Fulfilment['expressFulfilment'], 'isExpressSlot'>;
type ExpressSettings = ShellSettings['expressFulfilmentSettings'];
export type ExpressFees = { readonly [Fee in keyof Fees]: number };

/** What each costs: what the store says of this place and slot, or else what the settings say. */
export const expressFeesOf = (told: Fees | null, settings: ExpressSettings): ExpressFees => ({
  expressPickUpFeeCents: told?.expressPickUpFeeCents ?? settings.expressPickUpFeeCents,
  expressDeliveryFeeCents: told?.expressDeliveryFeeCents ?? settings.expressDeliveryFeeCents,
  flexibleDeliveryFeeCents: told?.flexibleDeliveryFeeCents ?? settings.flexibleDeliveryFeeCents,
});

/** How many things an express order may be of; null is no limit. */
export function expressLimitOf(told: number | null, settings: ExpressSettings): number | null {
  const limit = told ?? settings.maxItemQuantityForExpressOrders;
  return limit > 0 ? limit : null;
}

/** Nothing is said of express to whoever has left it for another way, nor to whoever never began. */
export const hearsOfExpress = (fulfilment: Fulfilment | null): boolean =>
  fulfilment !== null && fulfilment.expressFulfilment.isExpressSlot && !fulfilment.isExpressAbandoned;
