import './product-page.css';
import type { ReactNode } from 'react';
import type { Product, ProductDetail, ProductRow as Row } from '#services/catalogue/catalogue.contract.ts';
import { Breadcrumb, crumbsOf } from '#ui/breadcrumb/breadcrumb.tsx';
import { ProductRow } from '#ui/product-row/product-row.tsx';
import { ProductFacts } from './product-facts.tsx';
import { ProductOffer } from './product-offer.tsx';

export type ProductPageProps = {
  readonly detail: ProductDetail;
  /** More of the like. */
  readonly rows: readonly Row[];
  /** What stands where a product is added; without it, the way to sign in. */
  readonly actionOf?: (product: Product) => ReactNode;
};

/** One product: what it looks like, what it costs, all that its label says, and what stands near it on the shelf. */
export function ProductPage({ detail, rows, actionOf }: ProductPageProps) {
  const { product } = detail;
  return (
    <main id="main" className="page product-page">
      <Breadcrumb crumbs={[...crumbsOf(detail.breadcrumb), { text: product.name }]} />
      <ProductOffer detail={detail} action={actionOf?.(product)} />
      <ProductFacts detail={detail} />
      {rows.map((row) => (
        <ProductRow key={row.id} row={row} {...(actionOf ? { actionOf } : {})} />
      ))}
    </main>
  );
}
