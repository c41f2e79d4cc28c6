import type { Product, ProductDetail } from '#services/catalogue/catalogue.contract.ts';
import { Icon } from '#ui/icon/icon.tsx';
import { KeptOut } from '#ui/kept-out/kept-out.tsx';
import { href } from '#ui/link/href.ts';
import { A } from '#ui/link/link.tsx';
import { canBeAdded, stockNote } from '#ui/product-card/card-words.ts';
import { productPageTexts as texts } from '#ui/texts/product-page.texts.ts';

type Props = {
  readonly product: Product;
  /** Null while only what a list told is known. */
  readonly store: ProductDetail['store'] | null;
};

/** Whether the chosen store has it, by the store's name, and the way to the others; or that it is not delivered there. */
export function ProductStock({ product, store }: Props) {
  const canHave = canBeAdded(product);
  const stock = stockNote(product) ?? texts.inStock.text;
  const here = href.product(product.sku, product.slug);
  const stores = { outlet: 'pd-modal', path: 'product-stores-stock-level' } as const;
  return (
    <div className="product-stock">
      {product.keptOut ? (
        <KeptOut reason={product.keptOut} here={here} />
      ) : (
        <p className="product-stock-here" data-state={canHave ? 'in' : 'out'}>
          <Icon name={canHave ? 'check' : 'temporarily-out-of-stock'} size="small" />
          {store ? texts.at.text.replace('{stock}', stock).replace('{store}', store.name) : stock}
        </p>
      )}
      {product.price.salePriceCents === null ? null : (
        <A className="product-page-link" href={href.modalOver(here, stores)}>
          {texts.otherStores.text}
        </A>
      )}
    </div>
  );
}
