import type { CatalogueParts } from '../catalogue/load.ts';

export const packImages: CatalogueParts['images'] = { version: 'none', of: ({ sku }) => `/assets/packs/${sku}.svg` };
