import { useLocation } from '@tanstack/react-router';
import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import type { ActorRefFrom } from 'xstate';
import { shellIn, shellOf, type ShopActor } from '#machines/shop/index.ts';
import type { zoneMachine } from '#machines/zone/index.ts';
import { withoutModals } from '#services/navigation/outlets.rules.ts';
import { ZoneAlert } from '#ui/zone-alert/zone-alert.tsx';

/** Where it matters what may be brought: times, shelves and the trolley. */
const places =
  /^\/(?:(?:checkout\/)?(?:bookatimeslot|book-a-timeslot\/how-where-when)|shop\/(?:browse|specials|searchproducts|productgroup|products)\b.*|trolley|reviewtrolley)$/;

export type ZonePlaceProps = { readonly shop: ShopActor; readonly chart: ActorRefFrom<typeof zoneMachine> };

/** The alert of the shopper's area at the top of the pages that it matters to. */
export function ZonePlace({ shop, chart: zone }: ZonePlaceProps): ReactNode {
  const path = useLocation({ select: ({ pathname }) => pathname });
  const here = useLocation({ select: ({ publicHref }) => withoutModals(publicHref) });
  const { fulfilmentMessages } = useSelector(shellOf(shop), shellIn).settings;
  return places.test(path) ? <ZoneAlert zone={zone} here={here} messages={fulfilmentMessages} /> : null;
}
