import type { PastItemsShown } from '#machines/past-items/index.ts';
import { addingOf } from '#machines/reorder/index.ts';
import type { PastItem, PastItemsAsked } from '#services/orders/past-orders.contract.ts';
import type { Piece, Samples } from '#ui/gallery.types.ts';
import { samplePastItems } from '#ui/reorder/sample-reorder.ts';
import { PastItemsPage } from './past-items-page.tsx';

const pageOf = (items: readonly PastItem[], totalItems = items.length) => ({
  items: [...items],
  totalItems,
  page: 1,
  pageSize: 24,
});
const resting = addingOf(undefined, '');

function face(
  shown: PastItemsShown['shown'],
  more: Partial<PastItemsShown> = {},
  asked: PastItemsAsked = {},
  adding = resting,
) {
  return (
    <PastItemsPage
      asked={asked}
      shown={{ state: 'shown', shown, answered: asked, fault: null, ...more }}
      adding={adding}
      onReload={() => undefined}
      onAddAll={() => undefined}
    />
  );
}

export const samples: Samples = {
  some: face(pageOf(samplePastItems)),
  'the first of several pages': face(pageOf(samplePastItems, 60), {}, { sort: 'Often' }),
  'found by a word': face(pageOf(samplePastItems.slice(0, 1)), {}, { search: 'milk' }),
  'not found': face(pageOf([]), {}, { search: 'caviar' }),
  'beyond the last page': face(pageOf([], 30), {}, { page: '9' }),
  nothing: face(pageOf([])),
  added: face(pageOf(samplePastItems), {}, {}, { ...resting, state: 'added', added: 3 }),
  'on its way': face(null, { state: 'asking' }),
  'did not come': face(null, { state: 'failed', fault: { tag: 'offline', message: '' } }),
};

export const piece: Piece = {
  title: 'Past orders',
  about: 'Everything that was ever bought, with what it costs today; what is not sold any more says so.',
  rows: ['A2.044', 'B7.30', 'A9.08'],
  charts: ['past-items', 'reorder'],
};
