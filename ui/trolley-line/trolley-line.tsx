import './trolley-line.css';
import { type ComponentType, memo, useContext } from 'react';
import type { ShownItem } from '#machines/trolley/index.ts';
import { money } from '#services/display/money.rules.ts';
import { TrolleyContext } from '#ui/add-to-trolley/trolley-context.ts';
import { Button } from '#ui/button/button.tsx';
import { Icon } from '#ui/icon/icon.tsx';
import { Image, noPicture } from '#ui/image/image.tsx';
import { href } from '#ui/link/href.ts';
import { A } from '#ui/link/link.tsx';
import { PictureGround } from '#ui/picture-ground/picture-ground.tsx';
import { productTexts } from '#ui/texts/product.texts.ts';
import { trolleyPageTexts as texts } from '#ui/texts/trolley-page.texts.ts';
import { isSameItem } from './is-same-item.ts';
import { againstWords, amountWords, comes, lineTotalText, priceText, stockWords, unitText } from './line-words.ts';

export type LinePart = ComponentType<{ readonly item: ShownItem }>;

export type TrolleyLineProps = {
  readonly item: ShownItem;
  /** Beside a page there is less room. */
  readonly isCompact?: boolean;
  /** Stands in the first view. */
  readonly isEager?: boolean;
  readonly onRemove: (item: ShownItem) => void;
  /** What else a shopper may choose of it. Parts rather than elements, so that a line that stays is not drawn again. */
  readonly Extras?: LinePart | undefined;
  readonly Note?: LinePart | undefined;
  /** Its note is being looked at. */
  readonly isNoteOpen?: boolean;
  readonly onNote?: ((sku: string | null) => void) | undefined;
};

const isRestricted = ({ restriction }: ShownItem): boolean => restriction !== undefined && restriction !== 'None';

/** One product of the trolley: what it is, what it costs, how much of it, and why it does not come where it does not. */
function Line(props: TrolleyLineProps) {
  const { item, isCompact = false, isEager = false, onRemove, Extras } = props;
  const { sku, name, product, savingCents, status } = item;
  const isComing = comes(item);
  const size = product?.size;
  return (
    <li
      className="trolley-line"
      data-sku={sku}
      data-compact={isCompact || undefined}
      data-kept={!isComing || undefined}
    >
      <PictureGround department={product?.department ?? item.category}>
        <Image src={product?.images.big ?? noPicture} alt="" width={96} height={96} isEager={isEager} />
      </PictureGround>
      <div className="trolley-line-facts">
        <p className="trolley-line-title">
          <A className="trolley-line-name" href={href.product(sku, product?.slug)}>
            {name}
          </A>
          {size ? <span className="trolley-line-size"> {size}</span> : null}
        </p>
        <p className="trolley-line-price">
          <span>{priceText(item)}</span>
          {unitText(item) === null ? null : <span className="trolley-line-unit">{unitText(item)}</span>}
          {isRestricted(item) ? <span className="trolley-line-tag">{texts.restrictedWord.text}</span> : null}
        </p>
        {isComing ? null : <Reason item={item} />}
        {item.againstDiet ? <p className="trolley-line-against">{againstWords(item)}</p> : null}
        {Extras && isComing ? <Extras item={item} /> : null}
        {isCompact ? null : <NoteOfLine {...props} />}
      </div>
      <div className="trolley-line-amount">
        <Amount item={item} />
        {isCompact ? null : (
          <Button look="quiet" size="small" onClick={() => onRemove(item)} data-needs-script>
            {texts.remove.text}
            <span className="visually-hidden">{`: ${name}`}</span>
          </Button>
        )}
      </div>
      <p className="trolley-line-total" data-rough={status !== 'resting' || undefined}>
        <span className="visually-hidden">{`${texts.lineTotal.text} `}</span>
        {isComing ? lineTotalText(item) : '–'}
        {savingCents > 0 && isComing && status === 'resting' ? (
          <span className="trolley-line-saving">
            {texts.youSave.text.replace('{saving}', () => money(savingCents))}
          </span>
        ) : null}
      </p>
    </li>
  );
}

/** Drawn again only where something of it has changed. */
export const TrolleyLine = memo(Line, (one, other) => {
  const keys = Object.keys(other) as (keyof TrolleyLineProps)[];
  return (
    keys.length === Object.keys(one).length &&
    keys.every((key) => (key === 'item' ? isSameItem(one.item, other.item) : one[key] === other[key]))
  );
});

/** The stepper needs to know how the product is sold; until that is here, the amount stands in its place. */
function Amount({ item }: { readonly item: ShownItem }) {
  const page = useContext(TrolleyContext);
  const { product, amount, unit, status } = item;
  if (page && product) return <page.Control product={product} line={{ amount, unit, status }} />;
  return <p className="trolley-line-plain">{amountWords(item)}</p>;
}

function Reason({ item }: { readonly item: ShownItem }) {
  const { name, product } = item;
  return (
    <p className="trolley-line-reason">
      <Icon name="temporarily-out-of-stock" size="small" />
      <span>{stockWords(item)}</span>
      <A href={href.search(product?.variety ?? name)}>
        {productTexts.seeSimilar.text}
        <span className="visually-hidden">{`: ${name}`}</span>
      </A>
    </p>
  );
}

function NoteOfLine({ item, Note, isNoteOpen = false, onNote }: TrolleyLineProps) {
  const { note, sku, name } = item;
  if (!Note && !note) return null;
  const label = isNoteOpen ? texts.closeNote : note ? texts.changeNote : texts.addNote;
  return (
    <div className="trolley-line-note">
      {note && !isNoteOpen ? (
        <p>
          <b>{texts.note.text}</b> {note}
        </p>
      ) : null}
      {Note ? (
        <Button
          look="quiet"
          size="small"
          aria-expanded={isNoteOpen}
          onClick={() => onNote?.(isNoteOpen ? null : sku)}
          data-needs-script
        >
          <Icon name="edit" size="extra-small" />
          {label.text}
          <span className="visually-hidden">{`: ${name}`}</span>
        </Button>
      ) : null}
      {Note && isNoteOpen ? <Note item={item} /> : null}
    </div>
  );
}
