import type { Banner } from '../shell/shell.contract.ts';
import type { EventOf } from './event-shapes.rules.ts';

const fileName = (src: string): string => src.split(/[?#]/, 1)[0]?.split('/').at(-1) ?? '';

/** What is sent when a banner came into view: the banner, and the promotion that it shows. */
export function bannerSeen(
  { id, title, action, href, image }: Banner,
  index: number,
  page: string,
): readonly [EventOf<'banner_impression'>, EventOf<'view_promotion'>] {
  const name = title === '' ? action : title;
  return [
    {
      event: 'banner_impression',
      bannerPromotionId: id,
      bannerPromotionName: name,
      creativeName: fileName(image.src),
      creativeName360: null,
      creativeSlot: `${page}-${index + 1}`,
      imagePath: image.src,
      link: href,
      carouselName: null,
    },
    {
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
    },
  ];
}
