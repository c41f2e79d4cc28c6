import { useRouteContext } from '@tanstack/react-router';
import { useSelector } from '@xstate/react';
import type { ComponentType, ReactNode } from 'react';
import type { AnyActorRef } from 'xstate';
import type { ShopActor } from '#machines/shop/index.ts';
import type { ZonePlaceProps } from './-zone-place.tsx';

type PlaceProps = { readonly shop: ShopActor; readonly chart: never };
/** What the code of a chart that came late shows at the top of pages. */
export type PlaceParts = { readonly Place: ComponentType<PlaceProps> };
/** What the code of the zone shows, once it has come. */
export type ZoneParts = { readonly Place: ComponentType<ZonePlaceProps> };

type Props = { readonly shop: ShopActor; readonly name: 'orderChange' | 'zone' | 'lastOrder' };

/** The place of what a late chart has to say on every page: empty for whoever that does not concern. */
export function Zone({ shop, name }: Props): ReactNode {
  const { partsOf } = useRouteContext({ from: '__root__' });
  const chart = useSelector(
    shop,
    ({ children }) => (children as Readonly<Record<string, AnyActorRef | undefined>>)[name],
  );
  const parts = chart && (partsOf(name) as PlaceParts | undefined);
  return parts ? <parts.Place shop={shop} chart={chart as never} /> : null;
}
