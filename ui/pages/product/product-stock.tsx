import type { Product, ProductDetail } from '#services/catalogue/catalogue.contract.ts';
import { Icon } from '#ui/icon/icon.tsx';
import { href } from '#ui/link/href.ts';
import { A } from '#ui/link/link.tsx';
import { canBeAdded, stockNote } from '#ui/product-card/card-words.ts';
import { productPageTexts as texts } from '#ui/texts/product-page.texts.ts';

type Props = {
  readonly product: Product;
  /** Null while only what a list told is known. */
  readonly store: ProductDetail['store'] | null;
};

/** Whether the chosen store has it, by the store's name, and the way to the others. */
export function ProductStock({ product, store }: Props) {
  const canHave = canBeAdded(product);
  const stock = stockNote(product) ?? texts.inStock.text;
  const stores = { outlet: 'pd-modal', path: 'product-stores-stock-level' } as const;
  return (
    <div className="product-stock">
      <p className="product-stock-here" data-state={canHave ? 'in' : 'out'}>
        <Icon name={canHave ? 'check' : 'temporarily-out-of-stock'} size="small" />
        {store ? texts.at.text.replace('{stock}', stock).replace('{store}', store.name) : stock}
      </p>
      {product.price.salePriceCents === null ? null : (
        <A className="product-page-link" href={href.modalOver(href.product(product.sku, product.slug), stores)}>
          {texts.otherStores.text}
        </A>
      )}
    </div>
  );
}
