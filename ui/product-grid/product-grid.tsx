import './product-grid.css';
import type { ReactNode } from 'react';
import type { SeenIn } from '#services/analytics/product-seen.rules.ts';
import type { Product } from '#services/catalogue/catalogue.contract.ts';
import { useProductSeen } from '#ui/impressions/use-seen.ts';
import { ProductCard } from '#ui/product-card/product-card.tsx';

const firstRow = 5;

type Props = {
  readonly products: readonly Product[];
  readonly label: string;
  readonly actionOf?: (product: Product) => ReactNode;
  /** Which list this is to those who count what was seen; without it nothing is counted. */
  readonly seenIn?: SeenIn | undefined;
};

type CellProps = Pick<Props, 'seenIn'> & {
  readonly product: Product;
  readonly index: number;
  readonly children: ReactNode;
};
const Cell = ({ product, index, seenIn, children }: CellProps) => (
  <li ref={useProductSeen(product, index, seenIn)}>{children}</li>
);

/** One to five columns, by the width it is given. */
export function ProductGrid({ products, label, actionOf, seenIn }: Props) {
  return (
    <div className="product-grid-room">
      <ul className="product-grid" aria-label={label}>
        {products.map((product, index) => (
          <Cell key={product.sku} product={product} index={index} seenIn={seenIn}>
            <ProductCard product={product} isEager={index < firstRow} action={actionOf?.(product)} />
          </Cell>
        ))}
      </ul>
    </div>
  );
}
