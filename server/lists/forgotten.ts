import type { ProductWire } from '#services/catalogue/catalogue.contract.ts';
import { type Against, nothingAgainst } from '../catalogue/against-diet.ts';
import type { CatalogueView } from '../catalogue/catalogue.ts';
import type { ShelfOf } from '../catalogue/shelf.ts';
import { isToBeHad } from '../fulfilment/held-lines.ts';
import type { Known } from './known-of.ts';

const longestRow = 8;
/** More are asked for than are shown: some of them cannot be had, or stand in another row. */
const mostBeside = 40;

type Row = { id: string; title: string; href: string; items: ProductWire[] };
type Asked = {
  readonly known: readonly Known[];
  /** The newest first. */
  readonly trolley: readonly string[];
  /** What speaks against products for whoever asks. */
  readonly against?: Against;
};

/**
 * Rows of what may have been forgotten: nothing that is in the trolley or cannot be had, and nothing twice. What only goes
 * with the rest is nobody's wish yet, so that nothing of it is against how they eat.
 */
export function forgottenRows(
  { known, trolley, against = nothingAgainst }: Asked,
  view: Pick<CatalogueView, 'card' | 'goesWith'>,
  shelf: ShelfOf,
): Row[] {
  const shown = new Set(trolley);
  const pick = (cards: Iterable<ProductWire | null>): ProductWire[] => {
    const items: ProductWire[] = [];
    for (const card of cards) {
      if (items.length === longestRow) break;
      if (!card || shown.has(card.sku) || !isToBeHad(card)) continue;
      shown.add(card.sku);
      items.push(card);
    }
    return items;
  };
  const rows = known.map(({ skus, ...row }) => ({
    ...row,
    items: pick(skus.map((sku) => view.card(sku, shelf))),
  }));
  const beside = view
    .goesWith(trolley, shelf, mostBeside)
    .filter(({ sku, restriction }) => restriction === 'None' && against(sku).length === 0);
  const title = 'Goes with what is in your trolley';
  return [...rows, { id: 'goes-with', title, href: '/shop/browse', items: pick(beside) }].filter(
    ({ items }) => items.length > 0,
  );
}
