import { chosenOf, type ListLine } from '#machines/list-search/index.ts';
import type { Product } from '#services/catalogue/catalogue.contract.ts';
import { ignoreHeld } from '#ui/button/first-press.ts';
import { Badge } from '#ui/badge/badge.tsx';
import { badgesOf } from '#ui/badge/badge-of.ts';
import { Icon } from '#ui/icon/icon.tsx';
import { Image } from '#ui/image/image.tsx';
import { PictureGround } from '#ui/picture-ground/picture-ground.tsx';
import { Price } from '#ui/price/price.tsx';
import { bestText } from '#ui/price/price-lines.ts';
import { useTrolleyLine } from '#ui/add-to-trolley/trolley-context.ts';
import { canBeAdded, offerName, stockNote } from '#ui/product-card/card-words.ts';
import { useRename } from '#ui/words/rename.ts';

type CardProps = {
  readonly product: Product;
  readonly group: string;
  readonly isChosen: boolean;
  readonly onChoose: () => void;
};

/** One match as a choice: for those who listen, the whole offer as the name of a radio button. */
function MatchCard({ product, group, isChosen, onChoose }: CardProps) {
  const rename = useRename();
  const line = useTrolleyLine(product.sku);
  const [badge] = badgesOf(product);
  const best = bestText(product);
  const note = stockNote(product);
  return (
    <label className="list-match-card" data-status={product.availabilityStatus}>
      <input
        type="radio"
        name={group}
        value={product.sku}
        checked={isChosen}
        disabled={!canBeAdded(product)}
        aria-label={rename(offerName(product, line?.amount))}
        onKeyDown={ignoreHeld}
        onChange={onChoose}
      />
      <span className="list-match-picture" aria-hidden>
        <PictureGround department={product.department}>
          <Image src={product.images.big} alt="" width={160} height={160} isEager />
          {badge ? <Badge {...badge} /> : null}
        </PictureGround>
      </span>
      <span className="list-match-facts" aria-hidden>
        <span className="list-match-name">{product.name}</span>
        <span className="list-match-size">{product.size}</span>
        {note ? <span className="list-match-note">{note}</span> : null}
        {best ? (
          <span className="list-match-note" data-kind="best">
            <Icon name="scales" size="extra-small" />
            {rename(best)}
          </span>
        ) : null}
        <Price of={product} isSilent />
      </span>
    </label>
  );
}

type Props = {
  readonly line: ListLine;
  readonly group: string;
  readonly legend: string;
  readonly onChoose: (sku: string) => void;
};

/** The matches of a line, one of which is chosen: the arrow keys go through them. */
export function MatchCards({ line, group, legend, onChoose }: Props) {
  const chosen = chosenOf(line)?.sku;
  return (
    <fieldset className="list-match-cards">
      <legend className="visually-hidden">{legend}</legend>
      {line.products.map((product) => (
        <MatchCard
          key={product.sku}
          product={product}
          group={group}
          isChosen={product.sku === chosen}
          onChoose={() => onChoose(product.sku)}
        />
      ))}
    </fieldset>
  );
}
