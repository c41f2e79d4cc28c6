import './product-page.css';
import { lazy, type ReactNode, Suspense } from 'react';
import type { Product, ProductDetail, ProductRow as Row } from '#services/catalogue/catalogue.contract.ts';
import { Breadcrumb, crumbsOf } from '#ui/breadcrumb/breadcrumb.tsx';
import { useKeep } from '#ui/kept/kept.ts';
import { href } from '#ui/link/href.ts';
import { A } from '#ui/link/link.tsx';
import { ProductRow } from '#ui/product-row/product-row.tsx';
import { NoteLink } from '#ui/shopper-note/note-link.tsx';
import { TextSkeleton } from '#ui/skeleton/skeleton.tsx';
import { frameTexts } from '#ui/texts/frame.texts.ts';
import { productPageTexts as texts } from '#ui/texts/product-page.texts.ts';
import { ProductFacts } from './product-facts.tsx';
import { ProductOffer } from './product-offer.tsx';

export type ProductPageProps = {
  readonly product: Product;
  /** Null while only what a list told is known. */
  readonly detail: ProductDetail | null;
  /** The rest did not come. */
  readonly isLost?: boolean;
  /** More of the like. */
  readonly rows: readonly Row[];
  /** What stands where a product is added; without it, the way to sign in. */
  readonly actionOf?: (product: Product) => ReactNode;
  /** Where a shopper writes to those who pick; without it, the way to sign in. */
  readonly note?: ReactNode;
  /** The way to write it on the shopping list. */
  readonly addToList?: ReactNode;
};

/** Few products have it: the server writes it at once, a page fetches it where it stands. */
const loadAgainst = async () => ({ default: (await import('./against-diet.tsx')).AgainstDiet });
const AgainstDiet = import.meta.env.SSR ? (await loadAgainst()).default : lazy(loadAgainst);

const page = 'product';

/** What can be had instead of it comes first; the rest of the like comes last. */
const isInstead = ({ id }: Row) => id === 'similar';

/** One product: what it looks like, what it costs, all that its label says, and what stands near it on the shelf. */
export function ProductPage({ product, detail, isLost = false, rows, actionOf, note, addToList }: ProductPageProps) {
  const keep = useKeep();
  const offer = () => <ProductOffer product={product} detail={detail} action={actionOf?.(product)} />;
  const rowOf = (row: Row) => <ProductRow key={row.id} row={row} page={page} {...(actionOf ? { actionOf } : {})} />;
  return (
    <main id="main" className="page product-page">
      <Breadcrumb crumbs={[...(detail ? crumbsOf(detail.breadcrumb) : []), { text: product.name }]} />
      {detail?.againstDiet?.length ? (
        <Suspense>
          <AgainstDiet conflicts={detail.againstDiet} />
        </Suspense>
      ) : null}
      {actionOf ? offer() : keep(detail ?? product, 'offer', offer)}
      {addToList ? <div className="product-page-list">{addToList}</div> : null}
      {product.hasShopperNotes ? (note ?? <NoteLink product={product} />) : null}
      {rows.filter(isInstead).map(rowOf)}
      {detail ? (
        keep(detail, 'facts', () => <ProductFacts detail={detail} />)
      ) : (
        <RestToCome product={product} isLost={isLost} />
      )}
      {rows.filter((row) => !isInstead(row)).map(rowOf)}
    </main>
  );
}

/** Where the rest will stand: lines in its place, or that it did not come and the way to ask again. */
function RestToCome({ product: { sku, slug }, isLost }: { readonly product: Product; readonly isLost: boolean }) {
  if (!isLost) return <TextSkeleton lines={6} />;
  return (
    <p role="status">
      {`${texts.restLost.text} `}
      <A href={href.product(sku, slug)} rel="external">
        {frameTexts.tryAgain.text}
      </A>
    </p>
  );
}
