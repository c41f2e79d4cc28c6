import './price.css';
import type { Product } from '#services/catalogue/catalogue.contract.ts';
import { money, moneyParts, spokenMoney, spokenUnitPrice, unitPriceText } from '#services/display/money.rules.ts';

type Props = { product: Product; size?: 'medium' | 'large' };

/** The price as it is said aloud, with everything that belongs to it. */
export function spokenPrice({ price, unit, unitPrice }: Product): string {
  if (price.salePriceCents === null) return 'not available';
  const shownCents = price.memberPriceCents ?? price.salePriceCents;
  return [
    `${spokenMoney(shownCents)}${unit === 'Kg' ? ' a kilogram' : ''}${price.memberPriceCents === null ? '' : ' for members'}`,
    ...(unitPrice && unit === 'Each' ? [spokenUnitPrice(unitPrice)] : []),
    ...(price.savePriceCents > 0 ? [`was ${spokenMoney(price.originalPriceCents)}`] : []),
  ].join(', ');
}

/** Dollars to be read at arm's length; the unit price stands beside them, never below a quarter of their size. */
export function Price({ product, size = 'medium' }: Props) {
  const { price, unit, unitPrice } = product;
  if (price.salePriceCents === null) return <p className="price">Not available</p>;
  const { dollars, cents } = moneyParts(price.memberPriceCents ?? price.salePriceCents);
  const was = price.memberPriceCents === null
    ? price.savePriceCents > 0 && `Was ${money(price.originalPriceCents)}`
    : `Non-member ${money(price.salePriceCents)}`;
  return (
    <div className="price" data-size={size} aria-hidden="true">
      <span className="price-amount">
        <span className="price-small">$</span>
        {dollars}
        <span className="price-small">{cents}</span>
        {unit === 'Kg' ? <span className="price-unit">kg</span> : null}
      </span>
      {unitPrice && unit === 'Each' ? <span className="price-measure">{unitPriceText(unitPrice)}</span> : null}
      <span className="price-was">{was || ''}</span>
    </div>
  );
}
