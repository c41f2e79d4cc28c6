import './specials-nav.css';
import type { Shell } from '#services/shell/shell.contract.ts';
import { href } from '#ui/link/href.ts';
import { A } from '#ui/link/link.tsx';
import { navigationTexts as texts } from '#ui/texts/navigation.texts.ts';
import { pathOf } from './entries.ts';

type Props = {
  readonly shell: Pick<Shell, 'specials'>;
  /** Path and query of the page. */
  readonly here: string;
};

const entriesOf = (target: string) => [...new URLSearchParams(target.slice(pathOf(target).length))];

/** The page is what the link leads to, whatever else it was narrowed to meanwhile. */
function isAt(target: string, here: string): boolean {
  if (pathOf(target) !== pathOf(here)) return false;
  const found = entriesOf(here);
  return entriesOf(target).every(([name, value]) => found.some(([key, other]) => key === name && other === value));
}

/** The menu of the specials, on each of its own pages. */
export function SpecialsNav({ shell: { specials }, here }: Props) {
  const current = specials.findLast((entry) => isAt(entry.href, here));
  if (specials.length === 0 || (!current && pathOf(here) !== href.specials())) return null;
  return (
    <nav className="specials-nav" aria-label={texts.specials.text}>
      <ul className="content">
        {specials.map((entry) => (
          <li key={entry.href}>
            <A href={entry.href} aria-current={entry === current ? 'page' : undefined}>
              {entry.label}
            </A>
          </li>
        ))}
      </ul>
    </nav>
  );
}
