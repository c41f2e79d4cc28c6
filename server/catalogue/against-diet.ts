import type { DietaryProfile, DietConflict } from '#services/dietary/dietary.contract.ts';
import { conflictsOf } from '#services/dietary/dietary.rules.ts';
import type { CatalogueView } from './catalogue.ts';

/** What speaks against a product, by its label. */
export type Against = (sku: string) => readonly DietConflict[];

export const nothingAgainst: Against = () => [];

/** Why products are against how somebody eats, as the index knows their labels. */
export function againstOf({ label }: Pick<CatalogueView, 'label'>, diet: DietaryProfile | null): Against {
  if (diet === null) return nothingAgainst;
  return (sku) => {
    const said = label(sku);
    return said === null ? [] : conflictsOf(said, diet);
  };
}
