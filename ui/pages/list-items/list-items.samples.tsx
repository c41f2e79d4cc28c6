import type { OpenList } from '#machines/saved-lists/index.ts';
import { hindranceOf, itemCents } from '#services/lists/saved-items.rules.ts';
import type { SavedList } from '#services/lists/saved-lists.contract.ts';
import type { Piece, Samples } from '#ui/gallery.types.ts';
import { sampleProducts } from '#ui/product-card/sample-products.ts';
import { ListItemsPage } from './list-items-page.tsx';

const { plain, special, loose, gone } = sampleProducts;
const itemOf = (product: typeof plain | typeof loose, quantity: number) => ({
  sku: product.sku,
  quantity,
  pricingUnit: product.unit,
  name: product.name,
  product,
});
const list: SavedList = {
  id: 'a',
  name: 'Weekly shop',
  itemCount: 5,
  changedMs: 1_795_000_000_000,
  isShared: false,
  items: [
    itemOf(plain, 2),
    itemOf(special, 1),
    itemOf(loose, 1.2),
    itemOf(gone, 1),
    { sku: '900001', quantity: 1, pricingUnit: 'Each', name: 'Feijoa jam', product: null },
  ],
};
const resting = { state: 'resting', fault: null, problems: {}, saved: null } as const;

function face(more: Partial<OpenList> = {}, link: string | null = null) {
  const shownList = more.list === undefined ? list : more.list;
  const items = (shownList?.items ?? []).map((item) => ({
    item,
    hindrance: hindranceOf(item),
    isTicked: hindranceOf(item) === null,
  }));
  const ticked = items.filter(({ isTicked }) => isTicked);
  return (
    <ListItemsPage
      shown={{
        state: 'shown',
        id: 'a',
        list: shownList,
        fault: null,
        items,
        tickedCount: ticked.length,
        tickedCents: ticked.reduce((sum, { item }) => sum + itemCents(item), 0),
        takenOff: null,
        isRenaming: false,
        isAsking: false,
        token: null,
        otherNames: ['Baking'],
        adding: 'resting',
        outcome: { added: 0, lost: 0, waiting: 0 },
        change: resting,
        ...more,
      }}
      link={link}
      onSend={() => undefined}
      onPrint={() => undefined}
    />
  );
}
const offline = { tag: 'offline', message: '' } as const;

export const samples: Samples = {
  some: face(),
  empty: face({ list: { ...list, items: [], itemCount: 0 } }),
  shared: face({ list: { ...list, isShared: true } }, 'https://kete.example/shoppinglist?shared=4f1c'),
  'shared before': face({ list: { ...list, isShared: true } }),
  renaming: face({ isRenaming: true }),
  'a name that is taken': face({
    isRenaming: true,
    change: { ...resting, problems: { name: 'You have a list of that name already.' } },
  }),
  'one taken off': face({ takenOff: itemOf(plain, 1) }),
  added: face({ adding: 'added', outcome: { added: 2, lost: 1, waiting: 0 } }),
  'a change that failed': face({ change: { ...resting, state: 'failed', fault: offline } }),
  'on its way': face({ list: null, state: 'opening' }),
  'did not come': face({ list: null, state: 'unopened', fault: offline }),
  'no such list': face({ list: null, state: 'missing' }),
};

export const piece: Piece = {
  title: 'Items of a saved list',
  about:
    'What stands on a list, what of it can be had today, and the way to have it all again. It prints as a pick sheet.',
  rows: ['A2.048', 'A2.O9', 'A7.076'],
  charts: ['saved-lists', 'stepper'],
};
