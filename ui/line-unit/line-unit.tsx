import './line-unit.css';
import { money } from '#services/display/money.rules.ts';
import type { Unit } from '#services/trolley/amounts.rules.ts';
import { inUnit } from '#services/trolley/pieces.rules.ts';
import { weightText } from '#ui/pages/product/quantity-words.ts';
import { pieceTexts as texts } from '#ui/texts/pieces.texts.ts';

export type ByPiece = {
  readonly sku: string;
  readonly name: string;
  readonly amount: number;
  readonly unit: Unit;
  /** Of a kilogram. */
  readonly priceCents: number | null;
  readonly pieceGrams?: number | undefined;
};

/** So much of a piece is about a piece. */
const least = 0.75;

/** "≈ 3 pieces, about $1.20" of a weight, and "≈ 450 g, about $1.20" of pieces. */
export function aboutText({ amount, unit, priceCents, pieceGrams = 0 }: ByPiece): string | null {
  if (pieceGrams === 0 || amount === 0 || priceCents === null) return null;
  const grams = unit === 'Kg' ? amount : amount * pieceGrams;
  const price = money(Math.round((priceCents * grams) / 1000));
  if (unit === 'Each')
    return texts.aboutWeight.text.replace('{weight}', weightText(grams / 1000)).replace('{price}', price);
  if (grams < pieceGrams * least) return texts.aboutLess.text.replace('{price}', price);
  const pieces = inUnit({ amount, unit, pieceGrams }, 'Each');
  return (pieces === 1 ? texts.aboutPiece : texts.aboutPieces).text
    .replace('{n}', String(pieces))
    .replace('{price}', price);
}

const ways = [
  { unit: 'Each', text: texts.byPiece.text },
  { unit: 'Kg', text: texts.byWeight.text },
] as const;

/** What is weighed and comes in pieces is bought either way, and about what it comes to is said. */
export function LineUnit({ item, onUnit }: { readonly item: ByPiece; readonly onUnit: (unit: Unit) => void }) {
  const about = aboutText(item);
  if (item.pieceGrams === undefined) return null;
  return (
    <div className="line-unit">
      <fieldset className="line-unit-ways">
        <legend className="visually-hidden">{texts.unitOf.text.replace('{name}', () => item.name)}</legend>
        {ways.map(({ unit, text }) => (
          <label key={unit}>
            <input
              type="radio"
              name={`unit-${item.sku}`}
              value={unit}
              checked={unit === item.unit}
              onChange={() => onUnit(unit)}
            />
            {text}
          </label>
        ))}
      </fieldset>
      {about ? <p>{about}</p> : null}
    </div>
  );
}
