import './price.css';
import { moneyParts, unitPriceText } from '#services/display/money.rules.ts';
import { priceTexts as texts } from '#ui/texts/price.texts.ts';
import { type Priced, priceLine, spokenPrice } from './price-lines.ts';

type Props = {
  readonly of: Priced;
  readonly size?: 'medium' | 'large';
  /** The link around or beside it already says the price. */
  readonly isSilent?: boolean;
};

/** The one way a price is shown: what is paid, its unit price on the same line, and how it can be less. */
export function Price({ of, size = 'medium', isSilent = false }: Props) {
  const { price, unit, unitPrice } = of;
  const line = priceLine(of);
  const isSpecial = price.savePriceCents > 0;
  const words = isSilent ? null : <span className="visually-hidden">{spokenPrice(of)}</span>;
  if (price.salePriceCents === null)
    return <p className="price" data-kind="none">{texts.notSold.text}</p>;
  const { dollars, cents } = moneyParts(price.salePriceCents);
  return (
    <p className="price" data-kind={isSpecial ? 'special' : undefined} data-size={size}>
      {words}
      <span className="price-now" aria-hidden>
        <span className="price-small">$</span>
        {dollars}
        <span className="price-small">{cents}</span>
      </span>
      {unit === 'Kg' ? <span className="price-per" aria-hidden>{texts.perKilogram.text}</span> : null}
      {unitPrice ? <span className="price-unit" aria-hidden>{unitPriceText(unitPrice)}</span> : null}
      {line ? <span className="price-line" data-kind={line.kind} aria-hidden>{line.text}</span> : null}
    </p>
  );
}
