import './list-match.css';
import { addableIn, chosenOf, type ListLine } from '#machines/list-search/index.ts';
import { money } from '#services/display/money.rules.ts';
import { Button } from '#ui/button/button.tsx';
import { Image } from '#ui/image/image.tsx';
import { canBeAdded } from '#ui/product-card/card-words.ts';
import { Price } from '#ui/price/price.tsx';
import { listSearchTexts as texts } from '#ui/texts/list-search.texts.ts';
import { priceTexts } from '#ui/texts/price.texts.ts';
import { say, sayCount } from './list-search-words.ts';
import { MatchAmount } from './match-amount.tsx';

type RowProps = {
  readonly line: ListLine;
  readonly onTake: (isTaken: boolean) => void;
  readonly onChoose: (sku: string) => void;
  readonly onAmount: (amount: number) => void;
  readonly onSee: () => void;
};

/** A line in the view of all: taken or left, with its match to be chosen from a list. */
function LineRow({ line, onTake, onChoose, onAmount, onSee }: RowProps) {
  const { term, state, added, products } = line;
  const product = chosenOf(line);
  if (state === 'added' || !product)
    return (
      <li className="list-match-row" data-state={state === 'added' ? 'added' : 'none'}>
        <p className="list-match-row-term">{term}</p>
        <p className="list-match-row-told">
          {state === 'added' ? say(texts.added, { name: added?.name ?? term }) : say(texts.none, { term: line.search })}
        </p>
        <SeeLine term={term} text={(state === 'added' ? texts.seeLine : texts.tryOther).text} onSee={onSee} />
      </li>
    );
  return (
    <li className="list-match-row" data-state={state}>
      <label className="list-match-row-term">
        <input
          type="checkbox"
          checked={state === 'open'}
          aria-label={say(texts.takeIt, { term })}
          onChange={({ currentTarget }) => onTake(currentTarget.checked)}
        />
        {term}
      </label>
      <Image src={product.images.big} alt="" width={64} height={64} />
      <div className="list-match-row-choice">
        <select
          aria-label={say(texts.matchFor, { term })}
          value={product.sku}
          onChange={({ currentTarget }) => onChoose(currentTarget.value)}
        >
          {products.map((each) => (
            <option key={each.sku} value={each.sku} disabled={!canBeAdded(each)}>
              {optionText(each)}
            </option>
          ))}
        </select>
        <Price of={product} />
      </div>
      {state === 'open' ? <MatchAmount product={product} amount={line.amount} onAmount={onAmount} /> : null}
      <SeeLine term={term} text={texts.seeLine.text} onSee={onSee} />
    </li>
  );
}

function optionText({ name, size, price, unit }: ListLine['products'][number]): string {
  if (price.salePriceCents === null) return `${name} ${size}`;
  const per = unit === 'Kg' ? ` ${priceTexts.perKilogram.text}` : '';
  return `${name} ${size}, ${money(price.salePriceCents)}${per}`;
}

type SeeProps = { readonly term: string; readonly text: string; readonly onSee: () => void };
function SeeLine({ term, text, onSee }: SeeProps) {
  return (
    <Button look="quiet" size="small" className="button list-match-row-see" onClick={onSee}>
      {text}
      <span className="visually-hidden">{`: ${term}`}</span>
    </Button>
  );
}

type Props = {
  readonly lines: readonly ListLine[];
  readonly onTake: (line: number, isTaken: boolean) => void;
  readonly onChoose: (line: number, sku: string) => void;
  readonly onAmount: (line: number, amount: number) => void;
  readonly onSee: (line: number) => void;
  readonly onAddAll: () => void;
  readonly onHide: () => void;
};

/** Every line of a list with what would be added for it, and all of it added at once. */
export function AllLines({ lines, onTake, onChoose, onAmount, onSee, onAddAll, onHide }: Props) {
  const count = addableIn(lines);
  return (
    <section className="list-match-overview" aria-labelledby="list-match-all-title">
      <h2 id="list-match-all-title" tabIndex={-1}>
        {texts.allTitle.text}
      </h2>
      <ul>
        {lines.map((line, index) => (
          <LineRow
            key={line.term}
            line={line}
            onTake={(isTaken) => onTake(index, isTaken)}
            onChoose={(sku) => onChoose(index, sku)}
            onAmount={(amount) => onAmount(index, amount)}
            onSee={() => onSee(index)}
          />
        ))}
      </ul>
      <div className="list-match-bar">
        <Button look="outline" onClick={onHide}>
          {texts.showOne.text}
        </Button>
        {count > 0 ? (
          <Button className="button list-match-add" onClick={onAddAll}>
            {sayCount(texts.addAllOne, texts.addAll, count)}
          </Button>
        ) : (
          <p>{texts.nothingToAdd.text}</p>
        )}
      </div>
    </section>
  );
}
