import './price.css';
import { moneyParts, unitPriceText } from '#services/display/money.rules.ts';
import { priceTexts as texts } from '#ui/texts/price.texts.ts';
import { isQuiet, type Priced, priceLine, spokenPrice } from './price-lines.ts';

type Props = {
  readonly of: Priced;
  readonly size?: 'medium' | 'large';
  /** It is hidden from those who listen: the link around or beside it already says the price. */
  readonly isSilent?: boolean;
};

/** The one way a price is shown: what is paid, its unit price on the same line, and how it can be less. */
export function Price({ of, size = 'medium', isSilent = false }: Props) {
  const { price, unit, unitPrice } = of;
  if (price.salePriceCents === null)
    return (
      <p className="price" data-kind="none">
        {texts.notSold.text}
      </p>
    );
  const { dollars, cents } = moneyParts(price.salePriceCents);
  const line = priceLine(of);
  const shown = (
    <>
      <span className="price-now">
        <span className="price-small">$</span>
        {dollars}
        <span className="price-small">{cents}</span>
      </span>
      {unit === 'Kg' ? (
        <span className="price-per">{texts.perKilogram.text}</span>
      ) : unitPrice ? (
        <span className="price-unit">{unitPriceText(unitPrice)}</span>
      ) : null}
      {line ? (
        <span className="price-line" data-kind={line.kind}>
          {line.text}
        </span>
      ) : null}
    </>
  );
  return (
    <p className="price" data-kind={price.savePriceCents > 0 && !isQuiet(of) ? 'special' : undefined} data-size={size}>
      {isSilent ? (
        shown
      ) : (
        <>
          <span className="visually-hidden">{spokenPrice(of)}</span>
          <span className="price-shown" aria-hidden>
            {shown}
          </span>
        </>
      )}
    </p>
  );
}
