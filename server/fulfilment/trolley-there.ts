import type { ProductWire } from '#services/catalogue/catalogue.contract.ts';
import type { TimeSlotsSummaryWire } from '#services/fulfilment/time-slots.contract.ts';
import { itemsIn } from '#services/trolley/amounts.rules.ts';
import { expressCountOf } from '#services/trolley/express.rules.ts';
import type { CatalogueView } from '../catalogue/catalogue.ts';
import type { TrolleyLine } from '../db/repositories/trolley.ts';
import { isKeptOut } from './goods.ts';
import { isToBeHad } from './held-lines.ts';
import type { Terms } from './terms.ts';

type Told = NonNullable<TimeSlotsSummaryWire['trolley']>;

/** What a trolley would be like where those terms lead: what is not there, not brought there, or not handed over so. */
export function trolleyThere(
  view: Pick<CatalogueView, 'card'>,
  lines: readonly TrolleyLine[],
  { storeId, goods }: Pick<Terms, 'storeId' | 'goods'>,
): Told {
  const known = lines.flatMap((line) => {
    const card = view.card(line.sku, storeId);
    return card ? [{ ...line, card, isBuyable: isToBeHad(card) }] : [];
  });
  const named = (is: (card: ProductWire) => boolean) =>
    known.flatMap(({ sku, card }) => (is(card) ? [{ sku, name: card.name }] : []));
  return {
    items: itemsIn(known),
    missing: named((card) => !isToBeHad(card)),
    perishable: named((card) => isToBeHad(card) && isKeptOut(card, goods)),
    alcohol: named(({ restriction }) => restriction === 'Alcohol'),
    restricted: named(({ restriction }) => restriction !== 'None'),
    expressCount: expressCountOf(known),
  };
}
