import { useContext, useEffect } from 'react';
import { FavouritesContext, type HeartProps } from './favourite-context.ts';

/** The heart of a product, for shoppers alone; it comes once the page is live. */
export function Favourite({ product }: HeartProps) {
  const page = useContext(FavouritesContext);
  const want = page?.want;
  useEffect(() => want?.(), [want]);
  return page?.here ? <page.here.Heart product={product} /> : null;
}
