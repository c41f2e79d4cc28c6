import './chip.css';
import { Icon } from '../icon/icon.tsx';
import { A } from '../link/link.tsx';

export type ChipFact = { readonly text: string; readonly removeHref: string };

/** What the list is narrowed to; each can be taken away again. */
export function Chips({ chips }: { chips: readonly ChipFact[] }) {
  if (chips.length === 0) return null;
  return (
    <ul className="chips" aria-label="Filters in use">
      {chips.map(({ text, removeHref }) => (
        <li key={removeHref}>
          <A className="chip" href={removeHref} rel="nofollow">
            <span className="visually-hidden">Remove filter </span>
            {text}
            <Icon name="close" size="very-small" />
          </A>
        </li>
      ))}
    </ul>
  );
}
