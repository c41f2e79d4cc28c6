import type { ReactNode } from 'react';
import type { Product } from '#services/catalogue/catalogue.contract.ts';
import { Badge } from '#ui/badge/badge.tsx';
import { badgesOf } from '#ui/badge/badge-of.ts';
import { Icon } from '#ui/icon/icon.tsx';
import { Image } from '#ui/image/image.tsx';
import { href } from '#ui/link/href.ts';
import { A } from '#ui/link/link.tsx';
import { PictureGround } from '#ui/picture-ground/picture-ground.tsx';
import { Price } from '#ui/price/price.tsx';
import { AddLink } from '#ui/product-card/add-link.tsx';
import { canBeAdded, stockNote } from '#ui/product-card/card-words.ts';
import { productTexts as texts } from '#ui/texts/product.texts.ts';

type Props = { readonly product: Product; readonly action: ReactNode };

/** The picture, and beside it everything a shopper decides by. */
export function ProductOffer({ product, action }: Props) {
  const { brand, name, size, images, department, restriction, isSustainable, productTag } = product;
  const canHave = canBeAdded(product);
  return (
    <article className="product-offer">
      <PictureGround department={department}>
        <Image src={images.big} alt="" width={480} height={480} isLargest />
      </PictureGround>
      <div className="product-offer-words">
        <A className="product-offer-brand" href={href.search(brand)}>
          {brand}
        </A>
        <h1>{name}</h1>
        <p className="product-offer-size">{size}</p>
        <p className="product-offer-badges">
          {badgesOf(product).map((badge) => (
            <Badge key={badge.kind} {...badge} />
          ))}
          {isSustainable ? (
            <span className="product-offer-leaf">
              <Icon name="leaf" size="small" />
              {texts.sustainable.text}
            </span>
          ) : null}
        </p>
        <Price of={product} size="large" />
        {productTag.multiBuy ? (
          <A className="product-offer-more" href={productTag.multiBuy.link}>
            {texts.wholeOffer.text}
          </A>
        ) : null}
        <p className="product-offer-stock" data-state={canHave ? 'in' : 'out'}>
          <Icon name={canHave ? 'check' : 'info'} size="small" />
          {stockNote(product) ?? texts.inStock.text}
        </p>
        {action ?? <AddLink product={product} />}
        {restriction === 'None' || restriction === 'Medicine' ? null : (
          <p className="product-offer-note">{texts.restricted.text}</p>
        )}
        <p className="product-offer-note">{texts.timeNote.text}</p>
      </div>
    </article>
  );
}
