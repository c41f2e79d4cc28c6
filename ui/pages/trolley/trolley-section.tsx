import { useId, useMemo } from 'react';
import type { ShownItem } from '#machines/trolley/index.ts';
import { Button } from '#ui/button/button.tsx';
import { trolleyPageTexts as texts } from '#ui/texts/trolley-page.texts.ts';
import { TrolleyLine } from '#ui/trolley-line/trolley-line.tsx';
import type { TrolleyPageProps } from './trolley-page.tsx';
import type { TrolleySection } from './trolley-sections.ts';

const eagerLines = 6;

type SectionProps = TrolleyPageProps & { readonly section: TrolleySection; readonly isFirst: boolean };

/** Some lines under their heading; where they are no shelf, why they stand here, and the press that takes them all out. */
export function Section({ section, isFirst, isRestrictedKeptOut = false, ...props }: SectionProps) {
  const { onRemove, Extras, Note, openNote = null, onNote } = props;
  const { kind, name, lines } = section;
  const heading = useId();
  const removeOne = useMemo(() => (item: ShownItem) => onRemove([item]), [onRemove]);
  const words =
    kind === 'unavailable'
      ? texts.unavailableText
      : kind === 'restricted'
        ? isRestrictedKeptOut
          ? texts.restrictedNot
          : texts.restrictedText
        : null;
  return (
    <section className="trolley-page-section" data-kind={kind} aria-labelledby={heading}>
      <div className="trolley-page-section-head">
        <h2 id={heading} tabIndex={-1}>
          {name}
        </h2>
        {words === null ? null : <p>{words.text}</p>}
        {words === null ? null : (
          <Button look="outline" size="small" onClick={() => onRemove(lines)} data-needs-script>
            {lines.length === 1 ? texts.removeThis.text : texts.removeThese.text.replace('{n}', String(lines.length))}
            <span className="visually-hidden">{`: ${name}`}</span>
          </Button>
        )}
      </div>
      <ul>
        {lines.map((item, index) => (
          <TrolleyLine
            key={item.sku}
            item={item}
            isEager={isFirst && index < eagerLines}
            onRemove={removeOne}
            Extras={Extras}
            Note={Note}
            isNoteOpen={openNote === item.sku}
            onNote={onNote}
          />
        ))}
      </ul>
    </section>
  );
}
