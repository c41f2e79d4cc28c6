import type { ReactNode } from 'react';
import type { Product } from '#services/catalogue/catalogue.contract.ts';
import { ProductCard } from '#ui/product-card/product-card.tsx';
import { useKeep } from './kept.ts';

type Card = (product: Product, isEager: boolean) => ReactNode;

/** The cards of a list, each kept unless it has an action of its own. One hook a list. */
export function useCards(actionOf: ((product: Product) => ReactNode) | undefined): Card {
  const keep = useKeep();
  return (product, isEager) =>
    actionOf ? (
      <ProductCard product={product} isEager={isEager} action={actionOf(product)} />
    ) : (
      keep(product, isEager ? 'card eager' : 'card', () => <ProductCard product={product} isEager={isEager} />)
    );
}
