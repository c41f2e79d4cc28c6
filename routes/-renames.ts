import { useSelector } from '@xstate/react';
import { useMemo } from 'react';
import { flagsOf, type ShopActor } from '#machines/shop/index.ts';
import { type Rename, renameOf } from '#services/display/renames.rules.ts';

/** How labels are said today, by the flags of this page. */
export const renameIn = (shop: ShopActor): Rename => renameOf(flagsOf(shop).getSnapshot().context.featureFlags);

export function useRenameIn(shop: ShopActor): Rename {
  const flags = useSelector(flagsOf(shop), ({ context }) => context.featureFlags);
  return useMemo(() => renameOf(flags), [flags]);
}
