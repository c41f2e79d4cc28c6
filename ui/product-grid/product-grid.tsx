import './product-grid.css';
import type { ReactNode } from 'react';
import type { SeenIn } from '#services/analytics/product-seen.rules.ts';
import type { Product } from '#services/catalogue/catalogue.contract.ts';
import { useProductsSeen } from '#ui/impressions/use-seen.ts';
import { useCards } from '#ui/kept/kept-cards.tsx';

const firstRow = 5;

type Props = {
  readonly products: readonly Product[];
  readonly label: string;
  readonly actionOf?: (product: Product) => ReactNode;
  /** Which list this is to those who count what was seen; without it nothing is counted. */
  readonly seenIn?: SeenIn | undefined;
};

/** One to five columns, by the width it is given. */
export function ProductGrid({ products, label, actionOf, seenIn }: Props) {
  const seen = useProductsSeen(products, seenIn);
  const card = useCards(actionOf);
  return (
    <div className="product-grid-room">
      <ul className="product-grid" aria-label={label} ref={seen}>
        {products.map((product, index) => (
          <li key={product.sku}>{card(product, index < firstRow)}</li>
        ))}
      </ul>
    </div>
  );
}
