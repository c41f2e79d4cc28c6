import { dateText, dayOf } from '#services/display/dates.rules.ts';
import type { PastItem } from '#services/orders/past-orders.contract.ts';
import { priceChange, reorderHindrance } from '#services/orders/reorder.rules.ts';
import { ButtonLink } from '#ui/button/button.tsx';
import { Image } from '#ui/image/image.tsx';
import { href } from '#ui/link/href.ts';
import { PictureGround } from '#ui/picture-ground/picture-ground.tsx';
import { ProductCard } from '#ui/product-card/product-card.tsx';
import { countOf, hindranceWords, priceWords } from '#ui/reorder/reorder-words.ts';
import { pastItemsTexts as texts } from '#ui/texts/past-items.texts.ts';
import { reorderTexts } from '#ui/texts/reorder.texts.ts';

type Props = { readonly item: PastItem; readonly isEager: boolean };

/** Something that was bought: the product as it is today, and when it was bought. */
export function PastItemCard({ item, isEager }: Props) {
  const { product, lastOrderedAt, orderCount } = item;
  const last = texts.lastBought.text.replace('{date}', dateText(dayOf(lastOrderedAt), 'Do MMMM YYYY'));
  return (
    <li className="past-item">
      {product === null || reorderHindrance(item) === 'gone' ? (
        <GoneCard item={item} />
      ) : (
        <ProductCard product={product} isEager={isEager} />
      )}
      <div className="past-item-facts">
        <p>{`${last}, ${countOf(orderCount, texts.once, texts.times)}`}</p>
        {priceChange(item) === null ? null : <p>{priceWords(item)}</p>}
      </div>
    </li>
  );
}

/** What is not sold any more stands where it stood, with a way to something like it. */
function GoneCard({ item: { name, image, product } }: { readonly item: PastItem }) {
  return (
    <article className="gone-card">
      <PictureGround department={product?.department ?? ''}>
        <Image src={product?.images.big ?? image} alt="" width={240} height={240} />
      </PictureGround>
      <h2 className="gone-card-name">{name}</h2>
      <p className="gone-card-note">{hindranceWords('gone')}</p>
      <ButtonLink href={href.search(name)} look="outline">
        {reorderTexts.similar.text}
        <span className="visually-hidden">{`: ${name}`}</span>
      </ButtonLink>
    </article>
  );
}
