import './chip.css';
import { Icon } from '../icon/icon.tsx';
import { A } from '../link/link.tsx';
import { filtersTexts as texts } from '../texts/filters.texts.ts';

export type ChipFact = { readonly text: string; readonly removeHref: string };

type Props = {
  readonly chips: readonly ChipFact[];
  /** The same list without any of them. */
  readonly removeAllHref?: string;
};

/** What the list is narrowed to; each can be taken away again, and two or more of them at once. */
export function Chips({ chips, removeAllHref }: Props) {
  if (chips.length === 0) return null;
  return (
    <ul className="chips" aria-label={texts.inUse.text}>
      {chips.map(({ text, removeHref }) => (
        <li key={removeHref}>
          <A className="chip" href={removeHref} rel="nofollow" aria-label={`${texts.remove.text}: ${text}`}>
            {text}
            <Icon name="close" size="very-small" />
          </A>
        </li>
      ))}
      {chips.length > 1 && removeAllHref !== undefined ? (
        <li>
          <A className="chip-all" href={removeAllHref} rel="nofollow">
            {texts.removeAll.text}
          </A>
        </li>
      ) : null}
    </ul>
  );
}
