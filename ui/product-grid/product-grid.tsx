import './product-grid.css';
import type { ReactNode } from 'react';
import type { Product } from '#services/catalogue/catalogue.contract.ts';
import { ProductCard } from '#ui/product-card/product-card.tsx';

const firstRow = 5;

type Props = {
  readonly products: readonly Product[];
  readonly label: string;
  readonly actionOf?: (product: Product) => ReactNode;
};

/** One to five columns, by the width it is given. */
export function ProductGrid({ products, label, actionOf }: Props) {
  return (
    <div className="product-grid-room">
      <ul className="product-grid" aria-label={label}>
        {products.map((product, index) => (
          <li key={product.sku}>
            <ProductCard product={product} isEager={index < firstRow} action={actionOf?.(product)} />
          </li>
        ))}
      </ul>
    </div>
  );
}
