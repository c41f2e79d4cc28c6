import type { ReactNode } from 'react';
import type { ExpressShown } from '#machines/express/index.ts';
import type { ExpressTimeSlots, TimeSlot } from '#services/fulfilment/time-slots.contract.ts';
import type { Piece, Samples } from '../../gallery.types.ts';
import { ExpressFeesTable, FlexibleFeeTable } from './express-fees.tsx';
import { ExpressLimit } from './express-limit.tsx';
import { ExpressPage } from './express-page.tsx';
import { ExpressStores } from './express-stores.tsx';

export const piece: Piece = {
  title: 'Express',
  about: 'Groceries within a few hours: how, from or to where, and today’s times. A time is held for whoever shops.',
  rows: ['A1.O2', 'A2.082', 'A3.28', 'A3.29', 'A8.O6', 'A9.28', 'B2.29', 'B6.09'],
  charts: ['express'],
};

const hour = 3_600_000;
const nowMs = 1_795_485_600_000;
const windowAt = (hours: number, more: Partial<TimeSlot> = {}): TimeSlot => ({
  id: `express-${hours}`,
  startMs: nowMs + hours * hour,
  endMs: nowMs + (hours + 1) * hour,
  cutOffMs: nowMs + (hours - 0.5) * hour,
  day: '2026-11-24',
  kind: 'express',
  feeCents: 1_500,
  discountCents: 0,
  state: 'open',
  placesLeft: null,
  allowsAlcohol: false,
  itemsLimit: 25,
  isWatched: false,
  ...more,
});
const answer: ExpressTimeSlots = {
  method: 'Courier',
  fulfilmentStoreId: 1,
  placeName: 'Ponsonby',
  why: null,
  slots: [windowAt(1), windowAt(2, { state: 'full' }), windowAt(3)],
  expressPickUpFeeCents: 400,
  expressDeliveryFeeCents: 1_500,
  flexibleDeliveryFeeCents: 1_000,
  itemsLimit: 25,
  trolley: null,
  serverNowMs: nowMs,
};
const nothing = () => undefined;
const page = (
  state: ExpressShown['state'],
  more: Partial<ExpressTimeSlots> | null = {},
  heldId: string | null = null,
) => (
  <ExpressPage
    shown={{
      state,
      method: more?.method ?? 'Courier',
      answer: more && { ...answer, ...more },
      slotId: answer.slots[0]?.id ?? null,
    }}
    method="Courier"
    heldId={heldId}
    isRebranded={false}
    itemsLimit={25}
    onMethod={nothing}
    onStart={nothing}
    onReload={nothing}
  />
);
const trolley = { items: 30, missing: [], perishable: [], alcohol: [], restricted: [], expressCount: 30 };
const store = (id: number, name: string): Parameters<typeof ExpressStores>[0]['stores'] => [
  {
    id,
    name,
    suburb: name,
    town: 'Auckland',
    region: 'Auckland',
    address: `1 Main Road, ${name}, Auckland 1011`,
    postcode: '1011',
    latitude: -36.8,
    longitude: 174.7,
    phone: '09 555 0100',
    openingHours: [],
    pickupTypes: ['InStore'],
    isExpress: true,
  },
];
const stores = [...(store(1, 'Ponsonby') ?? []), ...(store(2, 'Takapuna') ?? [])];
const list = (more: Partial<Parameters<typeof ExpressStores>[0]>): ReactNode => (
  <ExpressStores
    stores={stores}
    chosenId={1}
    choosingId={null}
    hasFailed={false}
    onChoose={nothing}
    onRetry={nothing}
    {...more}
  />
);

export const samples: Samples = {
  loading: page('loading', null),
  shown: page('shown'),
  'too much in the trolley': page('shown', { trolley }),
  choosing: page('choosing'),
  held: page('held', {}, 'express-1'),
  'held, and the others not known': page('held', null, 'express-1'),
  full: page('full'),
  'too late': page('late'),
  'not held': page('refused'),
  'not brought there': page('notHere', { why: 'notHere', slots: [] }),
  'not picked up there': page('notHere', { method: 'Pickup', why: 'notHere', slots: [] }),
  'no address yet': page('nowhere', { why: 'suburb', slots: [] }),
  closed: page('closed', { why: 'closed', slots: [] }),
  failed: page('failed', null),
  fees: <ExpressFeesTable fees={{ expressDeliveryFeeCents: 1_500, expressPickUpFeeCents: 0 }} />,
  'flexible fee': <FlexibleFeeTable cents={1_000} />,
  'too many things': <ExpressLimit limit={25} excess={3} />,
  stores: list({}),
  'a store on its way': list({ choosingId: 2 }),
  'stores that did not come': list({ stores: null }),
};
