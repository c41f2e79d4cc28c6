import { useContext } from 'react';
import type { Product } from '#services/catalogue/catalogue.contract.ts';
import { AddLink } from '#ui/product-card/add-link.tsx';
import { TrolleyContext, useTrolleyLine } from './trolley-context.ts';

type Props = { readonly product: Product; readonly source: string; readonly isByPiece?: boolean };

/** The way to add a product; how much of it is wanted, once it is in the trolley. */
export function BuyAction({ product, source, isByPiece }: Props) {
  const page = useContext(TrolleyContext);
  const line = useTrolleyLine(product.sku);
  return page && line ? (
    <page.Control product={product} line={line} />
  ) : (
    <AddLink product={product} source={source} {...(isByPiece === undefined ? {} : { isByPiece })} />
  );
}
