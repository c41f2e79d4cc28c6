import * as v from 'valibot';
import { samples as usual } from '#fixtures/samples.ts';
import type { ProductWire } from '#services/catalogue/catalogue.contract.ts';
import { type OnlineSample, sampleActions } from '#services/trolley/samples.contract.ts';
import type { CatalogueView } from '../catalogue/catalogue.ts';
import type { ShelfOf } from '../catalogue/shelf.ts';
import type { Reader } from '../db/database.ts';
import { settingsGroup } from '../db/repositories/settings.ts';
import type { TrolleyLine } from '../db/repositories/trolley.ts';
import { canBeHad } from './trolley-told.ts';

const slug = v.pipe(v.string(), v.regex(/^[a-z0-9-]{3,60}$/));
const Campaign = v.object({ id: slug, name: v.pipe(v.string(), v.nonEmpty()), department: slug, aisle: slug });
const Group = v.object({ campaigns: v.pipe(v.array(Campaign), v.maxLength(20)) });
type Campaign = v.InferOutput<typeof Campaign>;

/** What the operator gives away. Settings that do not keep to their contract count as none. */
export async function campaigns(db: Reader): Promise<readonly Campaign[]> {
  const { success, output } = v.safeParse(Group, await settingsGroup(db, 'samples'));
  return success ? output.campaigns : usual.campaigns;
}

type View = Pick<CatalogueView, 'card' | 'listing' | 'defaultStoreId'>;

/** The products of a campaign, the same for everybody: what stands first in its aisle, and is for everybody too. */
function productsOf(view: View, { department, aisle }: Campaign): readonly ProductWire[] {
  const query = {
    target: 'browse',
    page: 1,
    size: 48,
    filters: [],
    dasFilter: [],
    inStockProductsOnly: false,
  } as const;
  const listing = view.listing({ ...query, department, aisle }, view.defaultStoreId);
  return (listing?.products.items ?? [])
    .filter(({ restriction }) => restriction === 'None')
    .sort((one, other) => Number(one.sku) - Number(other.sku));
}

export type SampleWire = v.InferInput<typeof OnlineSample>;
type Offer = { readonly view: View; readonly shelf: ShelfOf; readonly lines: readonly TrolleyLine[] };

/** A card that costs nothing, and is not for sale. */
function sampleOf({ pieceGrams: _, unitPrice: __, ...card }: ProductWire): ProductWire {
  return {
    ...card,
    size: 'Sample',
    unit: 'Each',
    price: { originalPrice: 0, salePrice: 0, savePrice: 0 },
    unitPrice: null,
    quantity: { value: 0, min: 1, max: 1, increment: 1 },
    hasShopperNotes: false,
    subsAllowed: false,
    productTag: { tagType: 'None' },
  };
}

/**
 * The samples that come with what can be had of a trolley, with what their owner said to them: of each campaign the first
 * product that the store has, for whoever buys another one.
 */
export function samplesFor(
  all: readonly Campaign[],
  { view, shelf, lines }: Offer,
  responses: ReadonlyMap<string, string>,
): readonly SampleWire[] {
  const held = new Set<string>();
  for (const { sku, unit } of lines) {
    const card = view.card(sku, shelf);
    if (card && canBeHad(card, unit)) held.add(sku);
  }
  if (held.size === 0) return [];
  return all.flatMap((campaign) => {
    const products = productsOf(view, campaign);
    const card = products
      .map(({ sku }) => view.card(sku, shelf))
      .find((one) => one !== null && canBeHad(one, one.unit));
    const qualifying = products.filter(({ sku }) => sku !== card?.sku);
    if (!card || !qualifying.some(({ sku }) => held.has(sku))) return [];
    const said = responses.get(campaign.id);
    return {
      ...sampleOf(card),
      onlineSample: {
        responseId: campaign.id,
        actionTaken: sampleActions.find((action) => action === said) ?? null,
        campaignId: campaign.id,
        campaignName: campaign.name,
        qualifyingProduct: qualifying.map(({ sku }) => ({ sku })),
      },
    };
  });
}
