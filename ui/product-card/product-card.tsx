import './product-card.css';
import type { ReactNode } from 'react';
import type { Product } from '#services/catalogue/catalogue.contract.ts';
import { sources } from '#services/trolley/trolley.words.ts';
import { Badge } from '#ui/badge/badge.tsx';
import { badgesOf } from '#ui/badge/badge-of.ts';
import { Favourite } from '#ui/favourite/favourite.tsx';
import { Icon } from '#ui/icon/icon.tsx';
import { Image } from '#ui/image/image.tsx';
import { href } from '#ui/link/href.ts';
import { A } from '#ui/link/link.tsx';
import { PictureGround } from '#ui/picture-ground/picture-ground.tsx';
import { Price } from '#ui/price/price.tsx';
import { bestText } from '#ui/price/price-lines.ts';
import { SustainableBadge } from '#ui/sustainable-badge/sustainable-badge.tsx';
import { useRename } from '#ui/words/rename.ts';
import { BuyAction } from '#ui/add-to-trolley/buy-action.tsx';
import { useTrolleyLine } from '#ui/add-to-trolley/trolley-context.ts';
import { offerName, stockNote } from './card-words.ts';

type Props = {
  readonly product: Product;
  readonly isEager?: boolean;
  /** What stands in the sixth place; without it, the way to be able to add. */
  readonly action?: ReactNode;
};

/** Six parts in a fixed order. For those who listen it is one link that says the whole offer, then the action. */
export function ProductCard({ product, isEager = false, action }: Props) {
  const rename = useRename();
  const line = useTrolleyLine(product.sku);
  const [badge, ...others] = badgesOf(product);
  /** Where there is nothing to add, that place says so. */
  const note = product.keptOut && !line && !action ? null : stockNote(product);
  const best = bestText(product);
  const further = others.find(({ kind }) => kind === 'boost' || kind === 'new');
  return (
    <article className="product-card" data-status={note || product.keptOut ? product.availabilityStatus : undefined}>
      <Favourite product={product} />
      <PictureGround department={product.department}>
        <Image src={product.images.big} alt="" width={240} height={240} isEager={isEager} />
        {badge ? <Badge {...badge} /> : null}
      </PictureGround>
      <A
        className="product-card-name"
        href={href.product(product.sku, product.slug)}
        aria-label={rename(offerName(product, line?.amount))}
      >
        {product.name}
      </A>
      <div className="product-card-facts" aria-hidden>
        <p className="product-card-size">
          {product.size}
          {product.isSustainable ? <SustainableBadge /> : null}
        </p>
        {note || further ? (
          <p className="product-card-note" data-kind={note ? 'stock' : 'offer'}>
            {note ?? rename(further?.text ?? '')}
          </p>
        ) : null}
        {best ? (
          <p className="product-card-note" data-kind="best">
            <Icon name="scales" size="extra-small" />
            {rename(best)}
          </p>
        ) : null}
        <Price of={product} isSilent />
      </div>
      {action ?? <BuyAction product={product} source={sources.card} />}
    </article>
  );
}
