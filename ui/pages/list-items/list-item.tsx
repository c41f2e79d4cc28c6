import type { OpenList, SavedListsEvent } from '#machines/saved-lists/index.ts';
import { type Hindrance, itemCents, amountIn } from '#services/lists/saved-items.rules.ts';
import { money } from '#services/display/money.rules.ts';
import { limitsOf } from '#services/trolley/amounts.rules.ts';
import { amountText } from '#ui/add-to-trolley/change-words.ts';
import { Favourite } from '#ui/favourite/favourite.tsx';
import { Icon } from '#ui/icon/icon.tsx';
import { Image, noPicture } from '#ui/image/image.tsx';
import { href } from '#ui/link/href.ts';
import { A } from '#ui/link/link.tsx';
import { Price } from '#ui/price/price.tsx';
import { Stepper } from '#ui/stepper/stepper.tsx';
import { savedListsTexts as texts } from '#ui/texts/saved-lists.texts.ts';

type Props = {
  readonly shown: OpenList['items'][number];
  readonly onSend: (event: SavedListsEvent) => void;
};

const hindranceTexts: Readonly<Record<Hindrance, { readonly text: string }>> = {
  gone: texts.gone,
  out: texts.out,
  keptOut: texts.keptOut,
};

/** One product of a list: whether it is to be added, what it costs today, and how much of it the list asks for. */
export function ListItem({ shown: { item, hindrance, isTicked }, onSend }: Props) {
  const { sku, name, product, pricingUnit } = item;
  const amount = amountIn(item);
  const title = product ? `${name} ${product.size}` : name;
  const takeOff = () => onSend({ type: 'item.want', sku, amount: 0 });
  return (
    <li className="list-item" data-state={hindrance ?? 'here'}>
      <span className="list-item-box" aria-hidden />
      {hindrance === null ? (
        <label className="list-item-tick">
          <input
            type="checkbox"
            checked={isTicked}
            aria-label={texts.wanted.text.replace('{name}', () => title)}
            onChange={({ currentTarget }) => onSend({ type: 'item.tick', sku, isWanted: currentTarget.checked })}
            data-needs-script=""
          />
        </label>
      ) : (
        <span className="list-item-tick" />
      )}
      <Image src={product?.images.big ?? noPicture} alt="" width={72} height={72} />
      <div className="list-item-words">
        {product ? (
          <A className="list-item-name" href={href.product(sku, product.slug)}>
            {name}
          </A>
        ) : (
          <span className="list-item-name">{name}</span>
        )}
        <p className="list-item-size">
          {product?.size}
          <span className="list-item-amount">{amountText(amount, pricingUnit)}</span>
        </p>
        {hindrance === null ? null : <p className="list-item-note">{hindranceTexts[hindrance].text}</p>}
        {product && hindrance !== 'gone' ? <Price of={product} /> : null}
      </div>
      <div className="list-item-ways">
        {product && hindrance !== 'gone' ? (
          <Stepper
            name={texts.fromList.text.replace('{name}', () => title)}
            quantity={amount}
            limits={
              product.unit === pricingUnit
                ? { ...limitsOf(product), max: Math.max(limitsOf(product).max, amount) }
                : { unit: pricingUnit, step: 1, min: 1, max: 99 }
            }
            onWant={(wanted) => onSend({ type: 'item.want', sku, amount: wanted })}
          />
        ) : null}
        {hindrance === null ? <span className="list-item-total">{money(itemCents(item))}</span> : null}
        {product ? <Favourite product={product} /> : null}
        <button className="list-item-remove" type="button" onClick={takeOff} data-needs-script="">
          <Icon
            name="trash"
            size="small"
            label={`${texts.takeOff.text}: ${texts.fromList.text.replace('{name}', () => title)}`}
          />
        </button>
      </div>
    </li>
  );
}
