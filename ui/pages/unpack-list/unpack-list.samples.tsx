import type { ComponentProps } from 'react';
import type { PastOrderLine } from '#services/orders/past-orders.contract.ts';
import type { Piece, Samples } from '#ui/gallery.types.ts';
import { UnpackListPage } from './unpack-list-page.tsx';

type Order = ComponentProps<typeof UnpackListPage>['order'];

const milk: PastOrderLine = {
  sku: '100042',
  name: 'Kōwhai blue milk 2 L',
  image: '/assets/art/department-fridge-and-deli.svg',
  category: 'Fridge & Deli',
  unit: 'Each',
  ordered: 2,
  supplied: 2,
  substitute: null,
  refundedCents: 0,
  totalCents: 838,
  allowSubstitutes: true,
  note: null,
  zone: 'fridge',
};
const lineOf = (sku: string, name: string, changes: Partial<PastOrderLine>): PastOrderLine => ({
  ...milk,
  ...{ sku, name },
  ...changes,
});

export const packed: Order = {
  orderNumber: '70123456',
  startTime: 1_795_000_000_000,
  endTime: 1_795_003_600_000,
  lines: [
    milk,
    lineOf('100045', 'Red kūmara', { unit: 'Kg', ordered: 1_250, supplied: 1_180, zone: 'pantry' }),
    lineOf('100043', 'Tūī rolled oats, wholegrain', {
      ordered: 1,
      supplied: 0,
      substitute: { sku: '100050', name: 'Rātā rolled oats', amount: 1 },
      zone: 'pantry',
    }),
    lineOf('100047', 'Harakeke hoki fillets', { ordered: 3, supplied: 2, zone: 'freezer' }),
    lineOf('100048', 'Feijoa sorbet', { ordered: 1, supplied: 0, zone: 'freezer' }),
  ],
  bonusProducts: ['A recipe card'],
  samples: [],
};
export const planned: Order = {
  ...packed,
  lines: packed.lines.map((line) => ({ ...line, supplied: null, substitute: null })),
};

const face = (order: Order) => <UnpackListPage order={order} backHref="/account/orders" onPrint={() => undefined} />;

export const samples: Samples = {
  packed: face(packed),
  'not packed yet': face(planned),
  'nothing came': face({ ...packed, lines: packed.lines.slice(4), bonusProducts: [] }),
};

export const piece: Piece = {
  title: 'Unpack list',
  about:
    'What comes out of the bags, in big type, by where it is put away. It prints black on white, and nothing else.',
  rows: ['B7.30'],
  charts: ['past-order'],
};
