import type { listingMachine } from '#machines/listing/index.ts';
import { chartOf } from '#machines/shop/index.ts';
import type { RouterContext } from './-context.ts';

/** The listing's chart once a listing has been on show. */
export const listingChart = ({ shop }: Pick<RouterContext, 'shop'>) => chartOf<typeof listingMachine>(shop, 'listing');
