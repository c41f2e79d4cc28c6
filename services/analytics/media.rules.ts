import type { Product } from '../catalogue/catalogue.contract.ts';
import type { Banner } from '../shell/shell.contract.ts';
import type { EventOf } from './event-shapes.rules.ts';
import type { SeenIn } from './product-seen.rules.ts';

type Happening = 'media_view' | 'media_click';

/** A place that somebody pays for: a product that is advertised; null for any other. */
export const mediaOfProduct = (
  event: Happening,
  { adId, name }: Product,
  index: number,
  { id, carouselName }: SeenIn,
): EventOf<Happening> | null =>
  adId === undefined
    ? null
    : {
        event,
        mediaId: adId,
        mediaName: name,
        mediaType: 'product',
        mediaSlot: `${carouselName ?? id}-${index + 1}`,
        link: null,
      };

/** A banner of a page. */
export const mediaOfBanner = (
  event: Happening,
  { id, title, action, href }: Banner,
  index: number,
  page: string,
): EventOf<Happening> => ({
  event,
  mediaId: id,
  mediaName: title === '' ? action : title,
  mediaType: 'banner',
  mediaSlot: `${page}-${index + 1}`,
  link: href,
});
