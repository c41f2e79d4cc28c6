import type { ReorderEvent, ReorderShown } from '#machines/reorder/index.ts';
import { money } from '#services/display/money.rules.ts';
import { timesWords } from '#services/orders/amount-words.rules.ts';
import { amountAgain } from '#services/orders/reorder.rules.ts';
import { Image } from '#ui/image/image.tsx';
import { href } from '#ui/link/href.ts';
import { A } from '#ui/link/link.tsx';
import { reorderTexts as texts } from '#ui/texts/reorder.texts.ts';
import { hindranceWords, priceWords } from './reorder-words.ts';

type Props = {
  readonly line: NonNullable<ReorderShown['items']>[number];
  readonly onSend: (event: ReorderEvent) => void;
};

/** One product of an order: whether it is wanted again, how much of it, and what that costs today. */
export function ReorderLine({ line: { item, hindrance, change, cents, isTicked }, onSend }: Props) {
  const { sku, name, product, image } = item;
  const { amount, unit } = amountAgain(item);
  const words = (
    <>
      <span className="reorder-line-amount">{timesWords({ amount, unit })}</span>{' '}
      {product ? <A href={href.product(sku, product.slug)}>{name}</A> : name}
    </>
  );
  return (
    <li className="reorder-line" data-state={hindrance ?? 'here'}>
      {hindrance === null ? (
        <label className="reorder-line-tick">
          <input
            type="checkbox"
            checked={isTicked}
            aria-label={texts.wanted.text.replace('{name}', () => name)}
            onChange={({ currentTarget }) => onSend({ type: 'item.tick', sku, isWanted: currentTarget.checked })}
          />
        </label>
      ) : (
        <span className="reorder-line-tick" />
      )}
      <Image src={product?.images.big ?? image} alt="" width={56} height={56} />
      <div className="reorder-line-words">
        <p>{words}</p>
        {hindrance === null ? null : <p className="reorder-line-note">{hindranceWords(hindrance)}</p>}
        {change === null ? null : (
          <p className="reorder-line-note" data-kind={change}>
            {priceWords(item)}
          </p>
        )}
      </div>
      {hindrance === null ? <span className="reorder-line-total">{money(cents)}</span> : null}
    </li>
  );
}
