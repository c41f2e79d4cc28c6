import { type ReactNode, useId, useState } from 'react';
import { money } from '#services/display/money.rules.ts';
import { amountText } from '#ui/add-to-trolley/change-words.ts';
import { Button } from '#ui/button/button.tsx';
import { Icon } from '#ui/icon/icon.tsx';
import { Image, noPicture } from '#ui/image/image.tsx';
import { href } from '#ui/link/href.ts';
import { A } from '#ui/link/link.tsx';
import { PictureGround } from '#ui/picture-ground/picture-ground.tsx';
import { reviewOrderTexts as texts } from '#ui/texts/review-order.texts.ts';
import { priceText } from '#ui/trolley-line/line-words.ts';
import type { ReviewLine, ReviewSection } from './review-order.types.ts';

type Props = { readonly sections: readonly ReviewSection[]; readonly count: number };

const eagerLines = 4;

export const countWords = (count: number): string =>
  count === 1 ? texts.item.text.replace('{n}', '1') : texts.items.text.replace('{n}', String(count));

/** What is ordered, shelf by shelf; on a phone it is folded away behind its count. */
export function ReviewItems({ sections, count }: Props): ReactNode {
  const id = useId();
  const [isOpen, open] = useState(false);
  return (
    <section className="review-order-card" aria-labelledby={`${id}-title`}>
      <div className="review-order-head">
        <h2 id={`${id}-title`}>
          {texts.itemsTitle.text} <small>{countWords(count)}</small>
        </h2>
        <A href={href.page('/trolley')}>{texts.changeItems.text}</A>
      </div>
      <Button
        className="button review-order-fold"
        look="outline"
        aria-expanded={isOpen}
        aria-controls={`${id}-items`}
        onClick={() => open(!isOpen)}
        data-needs-script
      >
        {texts.showItems.text}
        <span className="visually-hidden">{`: ${countWords(count)}`}</span>
        <Icon name={isOpen ? 'chevron-up' : 'chevron-down'} size="small" />
      </Button>
      <div id={`${id}-items`} className="review-order-shelves" data-open={isOpen}>
        {sections.map(({ name, lines }, at) => (
          <div key={name}>
            <h3>{name}</h3>
            <ul>
              {lines.map((line, index) => (
                <Line key={line.sku} line={line} isEager={at === 0 && index < eagerLines} />
              ))}
            </ul>
          </div>
        ))}
      </div>
    </section>
  );
}

function Line({ line, isEager }: { readonly line: ReviewLine; readonly isEager: boolean }) {
  const { sku, name, slug, size, image, note, isComing, totalCents, subsAllowed, allowSubstitutes } = line;
  const { unit, priceCents, category } = line;
  const pieceGrams = line.pieceGrams === undefined ? {} : { pieceGrams: line.pieceGrams };
  return (
    <li className="review-order-line" data-sku={sku} data-kept={!isComing || undefined}>
      <PictureGround department={category}>
        <Image src={image ?? noPicture} alt="" width={56} height={56} isEager={isEager} />
      </PictureGround>
      <div>
        <p>
          <A href={href.product(sku, slug)}>{name}</A>
          {size ? <span className="review-order-small"> {size}</span> : null}
        </p>
        <p className="review-order-small">
          {texts.amount.text.replace('{n}', () => amountText(line.amount, unit))} ·{' '}
          {priceText({ unit, priceCents, product: null, ...pieceGrams })}
        </p>
        {isComing ? null : <p className="review-order-warn">{texts.notComing.text}</p>}
        {isComing && subsAllowed ? (
          <p className="review-order-small">{(allowSubstitutes ? texts.somethingClose : texts.leftOut).text}</p>
        ) : null}
        {note ? (
          <p className="review-order-small">
            <b>{texts.note.text}</b> {note}
          </p>
        ) : null}
      </div>
      <p className="review-order-total">
        <span className="visually-hidden">{`${texts.lineTotal.text} `}</span>
        {isComing ? money(totalCents) : '–'}
      </p>
    </li>
  );
}
