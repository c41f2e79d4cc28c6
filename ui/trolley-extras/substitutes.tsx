import './trolley-extras.css';
import type { TrolleyItem } from '#services/trolley/trolley.contract.ts';
import { Choices, Tick } from '#ui/choices/choices.tsx';
import { Disclosure } from '#ui/disclosure/disclosure.tsx';
import { trolleyExtrasTexts as texts } from '#ui/texts/trolley-extras.texts.ts';
import { Lost, type LostProps } from './lost.tsx';

type Line = Pick<TrolleyItem, 'sku' | 'name' | 'availabilityStatus' | 'subsAllowed' | 'categoryType'>;
type Ways = Omit<LostProps, 'about'>;

/** It may be gone by the time the order is picked. */
export const isAtRisk = ({ availabilityStatus, categoryType }: Line): boolean =>
  categoryType === 'OutOfStock' || availabilityStatus === 'Low Stock';

const canBeReplaced = ({ subsAllowed, categoryType }: Line): boolean => subsAllowed && categoryType !== 'OutOfStock';

/** Something close is asked about where it matters: on a product that may run out, and never on one that has no like. */
export function LineSubstitute({
  item,
  isAllowed,
  onChange,
  ...ways
}: Ways & {
  readonly item: Line;
  readonly isAllowed: boolean;
  readonly onChange: (isAllowed: boolean) => void;
}) {
  if (!isAtRisk(item)) return null;
  if (!item.subsAllowed) return <p className="trolley-extras-note">{texts.substituteNever.text}</p>;
  if (!canBeReplaced(item)) return null;
  return (
    <div className="trolley-extras-line">
      <Tick
        label={
          <>
            {texts.substituteLine.text}
            <span className="visually-hidden">{`: ${item.name}`}</span>
          </>
        }
        isTicked={isAllowed}
        onChange={onChange}
      />
      <Lost about={item.name} {...ways} />
    </div>
  );
}

/** One choice for everything, and behind it one for each product. */
export function Substitutes({
  items,
  isAll,
  allows,
  onAll,
  onOne,
  ...ways
}: Ways & {
  readonly items: readonly Line[];
  readonly isAll: boolean;
  readonly allows: (sku: string) => boolean;
  readonly onAll: (isAllowed: boolean) => void;
  readonly onOne: (sku: string, isAllowed: boolean) => void;
}) {
  const able = items.filter(canBeReplaced);
  if (able.length === 0 || !items.some((item) => item.subsAllowed && isAtRisk(item))) return null;
  const isNone = able.every(({ sku }) => !allows(sku));
  return (
    <section className="trolley-extras" aria-labelledby="substitutes-title">
      <h2 id="substitutes-title">{texts.substitutesTitle.text}</h2>
      <p className="trolley-extras-note">{texts.substitutesWhy.text}</p>
      <Choices
        name="substitutes"
        label={texts.substitutesTitle.text}
        chosen={isAll ? true : isNone ? false : null}
        choices={[
          { value: true, label: texts.substitutesClose.text },
          { value: false, label: texts.substitutesLeave.text },
        ]}
        onChoose={onAll}
      />
      {isAll || isNone ? null : <p className="trolley-extras-note">{texts.substitutesMixed.text}</p>}
      <Lost about={texts.substitutesTitle.text} {...ways} />
      <Disclosure heading={texts.substitutesEach.text}>
        <ul className="trolley-extras-list">
          {able.map(({ sku, name }) => (
            <li key={sku}>
              <Tick
                label={texts.substituteOne.text.replace('{name}', () => name)}
                isTicked={allows(sku)}
                onChange={(isAllowed) => onOne(sku, isAllowed)}
              />
            </li>
          ))}
        </ul>
      </Disclosure>
    </section>
  );
}
