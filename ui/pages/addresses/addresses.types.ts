import type { FindPlaces } from '#machines/address-finder/index.ts';
import type { AddressesEvent, AddressesShown } from '#machines/addresses/index.ts';
import type { Change } from '#machines/fulfilment/index.ts';

/** How the next order comes, as far as addresses bear on it. */
export type NextOrder = {
  readonly isDelivered: boolean;
  /** The address that is delivered to now. */
  readonly addressId: number | null;
  readonly suburb: string | null;
  readonly isTimeHeld: boolean;
};

export type AddressesPageProps = {
  readonly shown: AddressesShown;
  readonly next: NextOrder;
  /** What has come of choosing another address to deliver to. */
  readonly change: Change;
  readonly findSuburbs: FindPlaces;
  readonly findAddresses: (suburbId: number | null) => FindPlaces;
  /** To the chart of addresses. */
  readonly onSend: (event: AddressesEvent) => void;
  readonly onMakePrimary: (addressId: number) => void;
  readonly onRetryChange: () => void;
  readonly onLeaveChange: () => void;
};
