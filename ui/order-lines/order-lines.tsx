import './order-lines.css';
import type { ReactNode } from 'react';
import { money } from '#services/display/money.rules.ts';
import { amountWords } from '#services/orders/amount-words.rules.ts';
import type { OrderConfirmation, OrderedItem } from '#services/orders/placing.contract.ts';
import { Disclosure } from '../disclosure/disclosure.tsx';
import { Image } from '../image/image.tsx';
import { href } from '../link/href.ts';
import { A } from '../link/link.tsx';
import { PictureGround } from '../picture-ground/picture-ground.tsx';
import { confirmationTexts as texts } from '../texts/confirmation.texts.ts';

type Props = Pick<OrderConfirmation, 'categories'> & {
  /** What comes along for nothing. */
  readonly extras: readonly string[];
};

const amountText = (item: OrderedItem): string =>
  item.unit === 'Kg' ? amountWords(item) : texts.amount.text.replace('{n}', amountWords(item));

const headingOf = (name: string, count: number): string =>
  texts.category.text.replace('{name}', () => name).replace('{n}', String(count));

function Line({ item, category }: { readonly item: OrderedItem; readonly category: string }) {
  const { sku, name, image, totalCents, allowSubstitutes, note } = item;
  return (
    <li className="order-line">
      <PictureGround department={category}>
        <Image src={image} alt="" width={56} height={56} />
      </PictureGround>
      <div className="order-line-words">
        <p>
          <span className="order-line-amount">{`${amountText(item)} `}</span>
          <A href={href.product(sku)}>{name}</A>
        </p>
        {allowSubstitutes ? null : <p className="order-line-small">{texts.noSubstitutes.text}</p>}
        {note ? <p className="order-line-small">{`${texts.note.text} ${note}`}</p> : null}
      </div>
      <p className="order-line-total">{money(totalCents)}</p>
    </li>
  );
}

/** What was ordered, shelf by shelf; each shelf can be folded away. Nothing of it can be changed here. */
export function OrderLines({ categories, extras }: Props): ReactNode {
  return (
    <div className="order-lines">
      {categories.map(({ name, items }) => (
        <Disclosure key={name} heading={headingOf(name, items.length)} isOpen>
          <ul>
            {items.map((item) => (
              <Line key={item.sku} item={item} category={name} />
            ))}
          </ul>
        </Disclosure>
      ))}
      {extras.length > 0 ? (
        <Disclosure heading={headingOf(texts.extras.text, extras.length)} isOpen>
          <ul>
            {extras.map((name) => (
              <li className="order-line" key={name}>
                <p className="order-line-words">{name}</p>
              </li>
            ))}
          </ul>
        </Disclosure>
      ) : null}
    </div>
  );
}
