import { type ReorderEvent, type ReorderShown, reorderOf } from '#machines/reorder/index.ts';
import type { ReorderItem } from '#services/orders/past-orders.contract.ts';
import { centsAgain, priceChange, reorderHindrance } from '#services/orders/reorder.rules.ts';
import type { Piece, Samples } from '#ui/gallery.types.ts';
import { Reorder } from './reorder.tsx';
import { sampleReorder } from './sample-reorder.ts';

const orderId = '4f1c0000-0000-4000-8000-000000000001';
const ignored = (_: ReorderEvent) => undefined;

function face(all: readonly ReorderItem[] | null, more: Partial<ReorderShown> = {}) {
  const items =
    all?.map((item) => ({
      item,
      hindrance: reorderHindrance(item),
      change: priceChange(item),
      cents: centsAgain(item),
      isTicked: reorderHindrance(item) === null,
    })) ?? null;
  const ticked = items?.filter(({ isTicked }) => isTicked) ?? [];
  return (
    <Reorder
      orderId={orderId}
      shown={{
        ...reorderOf(undefined, orderId),
        ...{ state: 'shown', items, tickedCount: ticked.length },
        tickedCents: ticked.reduce((sum, { cents }) => sum + cents, 0),
        ...more,
      }}
      onSend={ignored}
    />
  );
}
const all = Object.values(sampleReorder);
const offline = { tag: 'offline', message: '' } as const;

export const samples: Samples = {
  closed: <Reorder orderId={orderId} shown={reorderOf(undefined, orderId)} onSend={ignored} />,
  some: face(all),
  'as it was': face([sampleReorder.plain]),
  'nothing to be had': face([sampleReorder.gone, sampleReorder.out]),
  added: face(all, { adding: { state: 'added', added: 2, lost: 1, waiting: 0 } }),
  'on its way': face(null, { state: 'reading' }),
  'did not come': face(null, { state: 'unread', fault: offline }),
  'no such order': face(null, { state: 'missing' }),
};

export const piece: Piece = {
  title: 'Order again',
  about: 'What stood in an order, with what is gone and what costs something else now said first.',
  rows: ['B7.31', 'B7.35'],
  charts: ['reorder'],
};
