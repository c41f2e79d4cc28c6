import type { AddressesShown } from '#machines/addresses/index.ts';
import type { ShopperAddress } from '#services/address/address.contract.ts';
import type { Piece, Samples } from '#ui/gallery.types.ts';
import type { AddressesPageProps } from './addresses.types.ts';
import { AddressesPage } from './addresses-page.tsx';

export const piece: Piece = {
  title: 'Address book',
  about:
    'A shopper’s addresses, the main one first: what may be brought to each, and what comes of changing or removing it.',
  rows: ['A2.071', 'A1.24', 'A3.48', 'A3.49', 'A3.O7'],
  charts: ['addresses', 'fulfilment'],
};

const place = { suburb: 'Karori', suburbId: 9, town: 'Wellington', postcode: '6012', ruralDelivery: null };
const home: ShopperAddress = {
  ...{ id: 1, street1: '12 Rimu Road', street2: 'Flat 2', isPrimary: true, ...place },
  label: 'Flat 2, 12 Rimu Road, Karori, Wellington 6012',
};
const bach: ShopperAddress = {
  ...{ id: 2, street1: '340 Old Coach Road', street2: '', isPrimary: false, ...place, ruralDelivery: 4 },
  ...{ zone: 'dryGoods', label: '340 Old Coach Road, RD 4, Wellington 6012' },
};
const island: ShopperAddress = {
  ...{ id: 3, street1: '1 Wharf Lane', street2: '', isPrimary: false, ...place, suburb: 'Far Island' },
  ...{ zone: 'outOfZone', label: '1 Wharf Lane, Far Island, Wellington 6012' },
};
const read: AddressesShown = {
  ...{
    list: 'read',
    addresses: [home, bach, island],
    listFault: null,
    edit: 'closed',
    about: null,
    typed: null,
    done: null,
  },
  ...{ isBusy: false, problems: {}, fault: null },
};
const offline = { tag: 'offline', message: 'You are offline.' } as const;
const press = () => undefined;
const none = () => Promise.resolve([]);
const page = (shown: Partial<AddressesShown> = {}, more: Partial<AddressesPageProps> = {}) => (
  <AddressesPage
    shown={{ ...read, ...shown }}
    next={{ isDelivered: true, addressId: 1, suburb: 'Karori', isTimeHeld: true }}
    change={{ state: 'resting', wish: null, fault: null }}
    findSuburbs={none}
    findAddresses={() => none}
    onSend={press}
    onMakePrimary={press}
    onRetryChange={press}
    onLeaveChange={press}
    {...more}
  />
);
const choosing = { type: 'address.choose', addressId: 2 } as const;
const picksUp = { isDelivered: false, addressId: null, suburb: null, isTimeHeld: false };

export const samples: Samples = {
  'three addresses': page(),
  'none yet': page({ addresses: [] }),
  'being read': page({ list: 'reading', addresses: [] }),
  'could not be read': page({ list: 'unread', addresses: [], listFault: offline }),
  'asked to remove the main one': page({ edit: 'asking', about: home }),
  'asked to remove another': page({ edit: 'asking', about: bach }, { next: picksUp }),
  'could not be removed': page({ edit: 'asking', about: home, fault: offline }),
  'one is removed': page({ addresses: [home], done: { what: 'removed', address: bach.label } }),
  'one is added': page({ done: { what: 'added', address: '1 Wharf Lane' } }),
  'a new one': page({ edit: 'form' }),
  'a change that did not get through': page({ edit: 'form', about: bach, fault: offline }),
  'being made the main one': page({}, { change: { state: 'changing', wish: choosing, fault: null } }),
  'made the main one': page({}, { change: { state: 'changed', wish: choosing, fault: null } }),
  'not made the main one': page({}, { change: { state: 'failed', wish: choosing, fault: offline } }),
  'while an order is changed': page({}, { change: { state: 'blocked', wish: null, fault: null } }),
  'of somebody who picks up': page({}, { next: picksUp }),
};
