import { useRouteContext } from '@tanstack/react-router';
import { useSelector } from '@xstate/react';
import type { ComponentType, ReactNode } from 'react';
import type { ShopActor } from '#machines/shop/index.ts';
import type { ZonePlaceProps } from './-zone-place.tsx';

/** What the code of the zone shows, once it has come. */
export type ZoneParts = { readonly Place: ComponentType<ZonePlaceProps> };

/** The place of the zone's alert: empty for whoever has everything brought to them. */
export function Zone({ shop }: { readonly shop: ShopActor }): ReactNode {
  const { partsOf } = useRouteContext({ from: '__root__' });
  const zone = useSelector(shop, ({ children }) => (children as Partial<Pick<ZonePlaceProps, 'zone'>>).zone);
  const parts = zone && (partsOf('zone') as ZoneParts | undefined);
  return parts ? <parts.Place shop={shop} zone={zone} /> : null;
}
