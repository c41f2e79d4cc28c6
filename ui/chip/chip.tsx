import './chip.css';
import { Icon } from '../icon/icon.tsx';
import { A } from '../link/link.tsx';
import { listingTexts as texts } from '../texts/listing.texts.ts';

export type ChipFact = { readonly text: string; readonly removeHref: string };

/** What the list is narrowed to; each can be taken away again. */
export function Chips({ chips }: { chips: readonly ChipFact[] }) {
  if (chips.length === 0) return null;
  return (
    <ul className="chips" aria-label={texts.filtersInUse.text}>
      {chips.map(({ text, removeHref }) => (
        <li key={removeHref}>
          <A className="chip" href={removeHref} rel="nofollow">
            <span className="visually-hidden">{texts.removeFilter.text}</span>
            {` ${text}`}
            <Icon name="close" size="very-small" />
          </A>
        </li>
      ))}
    </ul>
  );
}
