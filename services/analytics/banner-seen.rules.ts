import type { Banner } from '../shell/shell.contract.ts';
import type { EventOf } from './event-shapes.rules.ts';
import { mediaOfBanner } from './media.rules.ts';

const fileName = (src: string): string => src.split(/[?#]/, 1)[0]?.split('/').at(-1) ?? '';

/** What is sent when a banner came into view: the banner, the promotion that it shows, and its place. */
export function bannerSeen(banner: Banner, index: number, page: string) {
  const { id, title, action, href, image } = banner;
  const name = title === '' ? action : title;
  const seen: EventOf<'banner_impression'> = {
    event: 'banner_impression',
    bannerPromotionId: id,
    bannerPromotionName: name,
    creativeName: fileName(image.src),
    creativeName360: null,
    creativeSlot: `${page}-${index + 1}`,
    imagePath: image.src,
    link: href,
    carouselName: null,
  };
  const promotion: EventOf<'view_promotion'> = {
    event: 'view_promotion',
    items: [
      {
        itemId: id,
        itemName: name,
        index,
        itemBrand: null,
        itemCategory: page,
        itemCategory2: null,
        itemCategory3: null,
        itemListId: null,
        itemListName: null,
        itemVariant: null,
      },
    ],
  };
  return [seen, promotion, mediaOfBanner('media_view', banner, index, page)] as const;
}
