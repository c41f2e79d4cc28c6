import type { AddressesShown } from '#machines/addresses/index.ts';
import type { ShopperAddress } from '#services/address/address.contract.ts';
import type { Piece, Samples } from '../gallery.types.ts';
import { AddressPicker } from './address-picker.tsx';

const address = (id: number, street1: string, street2: string, isPrimary: boolean): ShopperAddress => ({
  ...{ id, street1, street2, isPrimary, suburb: 'Karori', suburbId: 9, town: 'Wellington', postcode: '6012' },
  ruralDelivery: null,
  label: `${street2 === '' ? '' : `${street2}, `}${street1}, Karori, Wellington 6012`,
});
const addresses = [address(1, '12 Rimu Road', 'Flat 2', true), address(2, '8 Kōwhai Street', '', false)];
const read: AddressesShown = {
  ...{ list: 'read', addresses, listFault: null, edit: 'closed', about: null, typed: null, done: null, isBusy: false },
  ...{ problems: {}, fault: null },
};
const offline = { tag: 'offline', message: '' } as const;
const none = () => Promise.resolve([]);
const picker = (shown: Partial<AddressesShown> = {}, more: object = {}) => (
  <AddressPicker
    shown={{ ...read, ...shown }}
    chosenId={1}
    signInHref="/shop/securelogin"
    findSuburbs={none}
    findAddresses={() => none}
    onChoose={() => {}}
    onSend={() => {}}
    {...more}
  />
);
const [first = null] = addresses;

export const samples: Samples = {
  'two addresses': picker(),
  'none yet': picker({ addresses: [] }),
  'being read': picker({ list: 'reading', addresses: [] }),
  'could not be read': picker({ list: 'unread', addresses: [], listFault: offline }),
  'not signed in': picker({ list: 'away', addresses: [] }),
  'being chosen': picker({}, { isChoosing: true }),
  'while an order is changed': picker({}, { isBlocked: true }),
  'asked to remove one': picker({ edit: 'asking', about: first }),
  'could not be removed': picker({ edit: 'asking', about: first, fault: offline }),
  'a new one': picker({ edit: 'form' }),
  'a change of one': picker({ edit: 'form', about: first }),
  'a field to look at': picker({ edit: 'form', problems: { suburbId: 'Choose your suburb from the list.' } }),
  'did not get through': picker({ edit: 'form', about: first, fault: offline }),
  'being saved': picker({ edit: 'form', about: first, isBusy: true }),
};

export const piece: Piece = {
  title: 'Address picker',
  about:
    'A shopper’s addresses, the main one first, one of which is delivered to. Adding, changing and removing happen where they stand, and nothing typed is lost.',
  rows: ['A3.48', 'A2.127', 'A8.43'],
  charts: ['addresses', 'address-finder'],
};
