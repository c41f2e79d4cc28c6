import type { Product, ProductTag } from '#services/catalogue/catalogue.contract.ts';
import { isDual } from '#services/catalogue/dual-offer.rules.ts';
import { Badge } from '#ui/badge/badge.tsx';
import { href } from '#ui/link/href.ts';
import { A } from '#ui/link/link.tsx';
import { productPageTexts as texts } from '#ui/texts/product-page.texts.ts';
import { offerLines } from './offer-lines.ts';

type Props = {
  readonly product: Product;
  readonly offers: readonly ProductTag[];
};

/** Each offer by itself, with what it comes to; where two meet, the way to see which is cheaper. */
export function ProductOffers({ product, offers }: Props) {
  const lines = offerLines(product, offers);
  if (lines.length === 0) return null;
  const page = href.product(product.sku, product.slug);
  return (
    <>
      <ul className="product-offers" aria-label={texts.offers.text}>
        {lines.map((line) => (
          <li key={line.badge.text}>
            <Badge {...line.badge} /> <span>{line.text}</span>
            {line.href === undefined ? null : (
              <A className="product-page-link" href={line.href}>
                {texts.wholeOffer.text}
              </A>
            )}
          </li>
        ))}
      </ul>
      {isDual(product) ? (
        <A className="product-page-link" href={href.modalOver(page, { outlet: 'offer-modal', path: 'dual-offer' })}>
          {texts.dual.text}
        </A>
      ) : null}
    </>
  );
}
