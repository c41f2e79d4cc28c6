import { drawerVersion, packName } from '#fixtures/packs/packs.ts';
import type { CatalogueParts } from '../catalogue/load.ts';

export const packImages: CatalogueParts['images'] = {
  version: `packs-${drawerVersion}`,
  of: (facts) => `/assets/packs/${packName(facts)}.svg`,
};
