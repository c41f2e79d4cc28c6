import './product-grid.css';
import type { Product } from '#services/catalogue/catalogue.contract.ts';
import { ProductCard } from '../product-card/product-card.tsx';

/** How many pictures are surely on the first screen and are not left for later. */
const firstScreen = 8;

export function ProductGrid({ products }: { products: readonly Product[] }) {
  return (
    <div className="product-grid-box">
      <ul className="product-grid">
        {products.map((product, index) => (
          <ProductCard key={product.sku} product={product} isLazy={index >= firstScreen} />
        ))}
      </ul>
    </div>
  );
}
