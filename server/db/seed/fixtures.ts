import { generateAddresses } from '#fixtures/addresses.ts';
import { homeBanners } from '#fixtures/banners.ts';
import { bonusProducts } from '#fixtures/bonus-products.ts';
import { generateCatalogue } from '#fixtures/catalogue/generate-catalogue.ts';
import { contentPages } from '#fixtures/content/pages.ts';
import { disclaimer } from '#fixtures/disclaimer.ts';
import { metaTags } from '#fixtures/meta-tags.ts';
import { packaging } from '#fixtures/packaging.ts';
import { samples } from '#fixtures/samples.ts';
import { saverPlans } from '#fixtures/saver-plans.ts';
import { settings } from '#fixtures/settings.ts';
import { shell } from '#fixtures/shell.ts';
import { pickupPoints } from '#fixtures/pickup-points.ts';
import { stores } from '#fixtures/stores.ts';
import { suburbs } from '#fixtures/suburbs.ts';
import { type FeatureName, featureNames } from '#services/experiments/experiments.words.ts';
import { addressRowOf, pickupPointRowOf, storeRowOf, suburbRowOf } from '../repositories/places.rows.ts';
import type { Seed } from './seed.ts';

const groups: Readonly<Record<string, unknown>> = {
  settings,
  shell,
  homepageBanners: { banners: homeBanners },
  packaging,
  samples,
  bonus: bonusProducts,
  disclaimer,
  deliverySaver: saverPlans,
};

/** What the invented shop has on from its first day. */
const isOnAtFirst: readonly FeatureName[] = ['PurchasingUnitsOnboardingModal'];

/** The invented shop, as a new store begins. The same size and seed always give the same one. */
export function seedFromFixtures({ size, seed }: { readonly size: number; readonly seed: number }): Seed {
  let catalogue: Seed['catalogue'] | undefined;
  return {
    name: String(seed),
    /** Made when it is asked for: filling a smaller table does without. */
    get catalogue() {
      return (catalogue ??= generateCatalogue({ size, seed }));
    },
    tables: {
      stores: stores.map(storeRowOf),
      pickup_points: pickupPoints.map(pickupPointRowOf),
      suburbs: suburbs.map(suburbRowOf),
      addresses: generateAddresses({ seed }).map(addressRowOf),
      content_pages: contentPages.map((page) => ({ slug: page.slug, facts: JSON.stringify(page) })),
      meta_tags: metaTags.map((tag) => ({ path: tag.path, facts: JSON.stringify(tag) })),
      flags: featureNames.map((name) => ({ name, is_on: isOnAtFirst.includes(name) ? 1 : 0 })),
      settings: Object.entries(groups).map(([name, group]) => ({ name, facts: JSON.stringify(group) })),
    },
  };
}
