import type { AddressShown } from '#machines/saver/index.ts';
import type { EligibilityAsked } from '#services/delivery-saver/delivery-saver.contract.ts';
import { splitHref } from '#services/navigation/outlets.rules.ts';
import { href } from '#ui/link/href.ts';
import type { SaverSearch } from './-saver-search.ts';

export const askedOf = ({ address, suburb }: SaverSearch): EligibilityAsked => ({
  ...(address === undefined ? {} : { addressId: address }),
  ...(suburb === undefined ? {} : { suburbId: suburb }),
});

const paths = ['/deliverysubscription', '/deliverysubscription/plans', '/deliverysubscription/payment'] as const;
type SaverPath = (typeof paths)[number];

export const saverHref = (path: SaverPath, { plan, address, suburb }: SaverSearch): string =>
  href.listing(path, { plan, address, suburb });

/** On to paying where the plan works at an address that is known; else to where one is chosen. */
export const planHref = (search: SaverSearch, { state, told }: Pick<AddressShown, 'state' | 'told'>): string =>
  saverHref(state === 'eligible' && told?.addressId != null ? paths[2] : paths[1], search);

/** The page of the pass that is below, else the one on which an address is looked at. */
export function saverPathOf(here: string, isShopper: boolean): SaverPath {
  const path = splitHref(here)[0];
  return paths.find((one) => one === path) ?? (isShopper ? paths[1] : paths[0]);
}

/** Which of two generations of screens somebody sees: that of the payment side their pass was taken with. */
export const versioned = (path: string, isWPay: boolean): string => (isWPay ? `${path}-v2` : path);
export const paymentModal = (here: string, path: string): string =>
  href.modalOver(here, { outlet: 'payment-modal', path });
export const saverModal = (here: string, path: string): string => href.modalOver(here, { outlet: 'modal', path });
