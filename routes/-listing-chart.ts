import type { listingMachine } from '#machines/listing/index.ts';
import { chartOf, flagsOf, isOn } from '#machines/shop/index.ts';
import type { RouterContext } from './-context.ts';

/** The listing's chart once a listing has been on show. */
export const listingChart = ({ shop }: Pick<RouterContext, 'shop'>) => chartOf<typeof listingMachine>(shop, 'listing');

/** Whether lists grow under the reader instead of being turned by pages. */
export const isGrowing = ({ shop }: Pick<RouterContext, 'shop'>): boolean =>
  isOn(flagsOf(shop).getSnapshot(), 'infinite_load_more');
