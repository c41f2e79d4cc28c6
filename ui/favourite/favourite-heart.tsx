import './favourite.css';
import { useSelector } from '@xstate/react';
import { useContext } from 'react';
import { Icon } from '#ui/icon/icon.tsx';
import { favouritesTexts as texts } from '#ui/texts/favourites.texts.ts';
import { FavouritesContext, type HeartProps } from './favourite-context.ts';

/** Pressed or not; nothing while nobody knows. A press shows at once. */
export function FavouriteHeart({ product: { sku, name, size } }: HeartProps) {
  const here = useContext(FavouritesContext)?.here;
  const isFavourite = useSelector(here?.favourites, (now) => (here && now ? here.isFavouriteIn(now, sku) : null));
  if (!here || isFavourite === null) return null;
  const press = () => here.favourites.send({ type: 'favourite.mark', sku, name, isFavourite: !isFavourite });
  return (
    <button
      className="favourite"
      type="button"
      aria-pressed={isFavourite}
      aria-label={`${texts.favourite.text}: ${name} ${size}`}
      onClick={press}
    >
      <Icon name={isFavourite ? 'favourites-filled' : 'favourites'} />
    </button>
  );
}
