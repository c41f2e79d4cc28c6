import type { ReactNode } from 'react';
import { type FavouritesContext as Known, favouritesMachine, isFavouriteIn } from '#machines/favourites/index.ts';
import { type FavouritesActor, FavouritesContext } from './favourite-context.ts';
import { FavouriteHeart } from './favourite-heart.tsx';

type Props = { readonly context?: Partial<Known>; readonly children: ReactNode };

/** Favourites that stand still, for samples: they are looked at and answer nothing. */
export function StillFavourites({ context, children }: Props) {
  const blank: Known = { subject: 'aroha', skus: [], fault: null, wishes: [], sent: null };
  const snapshot = favouritesMachine.resolveState({
    value: { known: 'read', mark: 'resting' },
    context: { ...blank, ...context },
  });
  const still = {
    getSnapshot: () => snapshot,
    subscribe: () => ({ unsubscribe: () => undefined }),
    send: () => undefined,
  };
  const here = { favourites: still as never as FavouritesActor, isFavouriteIn, Heart: FavouriteHeart };
  return <FavouritesContext value={{ here, want: () => undefined }}>{children}</FavouritesContext>;
}
