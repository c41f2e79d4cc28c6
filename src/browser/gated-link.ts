import { type GatedAction, isGatedAction } from '#services/gate/gate.words.ts';

/**
 * What a link of the page asks for by its `data-gate`, `data-sku`, `data-amount`, `data-unit`, `data-source`, `data-slot`,
 * `data-recipe`, `data-name`, `data-restriction` and `data-by-piece`. What cannot be understood asks for anything else that only a shopper may do.
 */
export function gatedActionOf({ dataset }: { readonly dataset: DOMStringMap }): GatedAction {
  const { gate: kind, sku, amount, unit: pricingUnit, source, slot, recipe, name, note = '', restriction } = dataset;
  const all = {
    kind,
    sku,
    ...(kind === 'addToTrolley' ? { amount: Number(amount), pricingUnit, source } : {}),
    ...(kind === 'addToTrolley' && restriction ? { restriction } : {}),
    ...(kind === 'addToTrolley' && dataset['byPiece'] !== undefined ? { isByPiece: true } : {}),
    ...(kind === 'addShopperNote' ? { note } : {}),
    ...(slot ? { slotId: slot } : {}),
    ...(recipe ? { slug: recipe } : {}),
    ...(name ? { name: name.slice(0, 200) } : {}),
  };
  return isGatedAction(all) ? all : { kind: 'notAuthorised' };
}
