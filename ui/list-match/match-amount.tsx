import '../round-button/round-button.css';
import type { Product } from '#services/catalogue/catalogue.contract.ts';
import { highest, lowered, raised } from '#services/display/quantity.rules.ts';
import { limitsOf } from '#services/trolley/amounts.rules.ts';
import { amountText } from '#ui/add-to-trolley/change-words.ts';
import { Icon } from '#ui/icon/icon.tsx';
import { listSearchTexts as texts } from '#ui/texts/list-search.texts.ts';
import { say } from './list-search-words.ts';

type Props = {
  readonly product: Product;
  readonly amount: number;
  readonly onAmount: (amount: number) => void;
};

/** How much of the chosen match is to be added: at least what can be had. */
export function MatchAmount({ product, amount, onAmount }: Props) {
  const limits = limitsOf(product);
  const name = `${product.name} ${product.size}`;
  const [isLeast, isMost] = [amount <= limits.min, amount >= highest(limits)];
  return (
    <div className="list-match-amount">
      <button
        className="round-button"
        type="button"
        aria-label={say(texts.less, { name })}
        aria-disabled={isLeast || undefined}
        onClick={() => (isLeast ? undefined : onAmount(lowered(amount, limits)))}
      >
        <Icon name="minus" size="small" />
      </button>
      <output aria-label={say(texts.amount, { n: amountText(amount, product.unit), name })}>
        {amountText(amount, product.unit)}
      </output>
      <button
        className="round-button"
        type="button"
        aria-label={say(texts.more, { name })}
        aria-disabled={isMost || undefined}
        onClick={() => (isMost ? undefined : onAmount(raised(amount, limits)))}
      >
        <Icon name="plus" size="small" />
      </button>
    </div>
  );
}
