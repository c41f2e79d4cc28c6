import type { ReactNode } from 'react';
import type { Product, ProductDetail } from '#services/catalogue/catalogue.contract.ts';
import { sources } from '#services/trolley/trolley.words.ts';
import { Badge } from '#ui/badge/badge.tsx';
import { badgesOf } from '#ui/badge/badge-of.ts';
import { href } from '#ui/link/href.ts';
import { A } from '#ui/link/link.tsx';
import { Price } from '#ui/price/price.tsx';
import { BuyAction } from '#ui/add-to-trolley/buy-action.tsx';
import { SustainableBadge } from '#ui/sustainable-badge/sustainable-badge.tsx';
import { canBeAdded } from '#ui/product-card/card-words.ts';
import { BuyByPiece } from '#ui/line-unit/buy-by-piece.tsx';
import { productPageTexts as texts } from '#ui/texts/product-page.texts.ts';
import { ProductOffers } from './product-offers.tsx';
import { ProductPicture } from './product-picture.tsx';
import { ProductStock } from './product-stock.tsx';
import { pieceHint, quantityWords } from './quantity-words.ts';
import { TeReo } from './te-reo.tsx';

type Props = {
  readonly product: Product;
  /** Null while only what a list told is known. */
  readonly detail: ProductDetail | null;
  readonly action: ReactNode;
};

/** The price with what it was; every other way to pay less has a line of its own below. */
const plainly = (product: Product): Product => ({
  ...product,
  price: { ...product.price, memberPriceCents: null },
  productTag: { tagType: 'None' },
});

/** The picture, and beside it everything a shopper decides by. */
export function ProductOffer({ product, detail, action }: Props) {
  const { brand, name, size, restriction, isSustainable, productTag, adId } = product;
  const restricted = badgesOf(product).find(({ kind }) => kind === 'restricted');
  const hint = pieceHint(product, detail?.pieceGrams ?? null);
  const words = quantityWords(product);
  return (
    <article className="product-offer" data-campaign={productTag.campaignId} data-ad={adId}>
      <ProductPicture key={product.sku} product={product} />
      <div className="product-offer-words">
        <A className="product-page-link" href={href.search(brand)}>
          <TeReo text={brand} />
        </A>
        <h1>
          <TeReo text={name} />
        </h1>
        <p className="product-offer-size">{size}</p>
        {restricted || isSustainable ? (
          <p className="product-offer-badges">
            {restricted ? <Badge {...restricted} /> : null}
            {isSustainable ? <SustainableBadge size="large" /> : null}
          </p>
        ) : null}
        <Price of={plainly(product)} size="large" />
        <ProductOffers product={product} offers={detail?.offers ?? [productTag]} />
        {hint ? <p className="product-page-note">{hint}</p> : null}
        <ProductStock product={product} store={detail?.store ?? null} />
        {action ??
          (product.pieceGrams !== undefined && canBeAdded(product) ? (
            <BuyByPiece product={product} pieceGrams={product.pieceGrams} />
          ) : (
            <BuyAction product={product} source={sources.page} />
          ))}
        {words.length > 0 ? <p className="product-page-note">{words.join(' ')}</p> : null}
        <Restriction restriction={restriction} />
        <p className="product-page-note">
          {detail ? `${texts.pricesOf.text.replace('{store}', detail.store.name)} ` : null}
          <A className="product-page-link" href={href.page('/store-finder')}>
            {texts.changeStore.text}
          </A>{' '}
          <A
            className="product-page-link"
            href={href.modalOver(href.product(product.sku, product.slug), {
              outlet: 'offer-modal',
              path: 'price-policy',
            })}
          >
            {texts.priceRules.text}
          </A>
        </p>
      </div>
    </article>
  );
}

function Restriction({ restriction }: Pick<Product, 'restriction'>) {
  if (restriction === 'None') return null;
  return (
    <p className="product-page-note">
      {restriction === 'Medicine' ? texts.medicine.text : texts.adults.text}
      {restriction === 'Alcohol' ? (
        <>
          {' '}
          <A className="product-page-link" href={href.info('liquor-licences')}>
            {texts.licences.text}
          </A>
        </>
      ) : null}
    </p>
  );
}
