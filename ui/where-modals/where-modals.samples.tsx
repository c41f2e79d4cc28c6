import type { Place } from '#services/fulfilment/change.rules.ts';
import type { PickupAddress } from '#services/fulfilment/choice.contract.ts';
import type { Piece, Samples } from '../gallery.types.ts';
import { AskedNote } from './asked-note.tsx';
import { BootAt, BootSteps, BootStores } from './boot.tsx';
import { ChangeNote } from './change-note.tsx';
import { Switched } from './switched.tsx';
import { PlaceInformation, Ways } from './ways.tsx';

const nothing = () => {};
const store: PickupAddress = {
  id: 1,
  kind: 'store',
  name: 'Kete Kilbirnie',
  address: '12 Rimu Road, Kilbirnie, Wellington 6022',
  ...{ suburb: 'Kilbirnie', town: 'Wellington', region: 'Wellington', postcode: '6022' },
  ...{ latitude: -41.3, longitude: 174.8, fulfilmentStoreId: 1, isExpress: false, instructions: null },
  pickupTypes: ['InStore', 'DirectToBoot'],
};
const point: PickupAddress = {
  ...store,
  ...{ id: 1_001, kind: 'point', name: 'Britomart lockers', pickupTypes: ['ELocker'] },
  instructions: 'Under the stairs by the east exit, lit day and night.',
};
const place = (more: Partial<Place>): Place => ({
  ...{ method: 'Pickup', fulfilmentStoreId: 1, storeName: 'Kete Kilbirnie', address: null, suburb: 'Karori' },
  ...{ pickupAddressName: 'Kete Kilbirnie', pickupType: 'DirectToBoot', perishableCode: 'P' },
  ...more,
});
const delivered = place({ method: 'Courier', fulfilmentStoreId: 2, storeName: 'Kete Thorndon' });
const offline = { tag: 'offline', message: '' } as const;
const wish = { type: 'pickup.choose', addressId: 1, pickupType: null } as const;
const note = (state: 'changed' | 'failed') => (
  <ChangeNote
    change={{ state, wish, fault: state === 'failed' ? offline : null }}
    doneText="Done. You pick up at Kete Kilbirnie."
    onRetry={nothing}
    onDone={nothing}
  />
);

export const samples: Samples = {
  'switched to another store': <Switched before={delivered} now={place({})} isReviewDue onDone={nothing} />,
  'switched at the same store': <Switched before={null} now={place({})} isReviewDue={false} onDone={nothing} />,
  'nothing switched': <Switched before={null} now={delivered} isReviewDue={false} onDone={nothing} />,
  'the ways to pick up': <Ways />,
  'a point to pick up': (
    <PlaceInformation place={point} packedBy="Kete Ponsonby" hours={[]} nextTimes={{ ELocker: 'today, 4pm' }} />
  ),
  'a store to pick up': (
    <PlaceInformation
      place={store}
      packedBy={null}
      hours={[{ days: 'Monday to Sunday', opens: '07:00', closes: '22:00' }]}
      nextTimes={{ InStore: 'today, 4pm', DirectToBoot: null }}
    />
  ),
  'direct to boot': (
    <>
      <BootAt store={store} />
      <BootSteps />
    </>
  ),
  'direct to boot elsewhere': <BootAt store={point} />,
  'stores with direct to boot': <BootStores places={[store, point]} />,
  'a change that holds': note('changed'),
  'a change that failed': note('failed'),
  'being asked for': <AskedNote state="asking" onRetry={nothing} />,
  'not to be had': <AskedNote state="failed" onRetry={nothing} />,
};

export const piece: Piece = {
  title: 'How and where, in modals',
  about:
    'What a change of how and where means and what came of it, what each way to pick up is like, and where there is which.',
  rows: ['A2.121', 'A2.123', 'A2.127', 'A2.128', 'A2.129', 'A2.130', 'A2.132', 'A2.133', 'A2.134'],
  charts: ['fulfilment'],
};
