import './breadcrumb.css';
import type { Breadcrumb as Trail } from '#services/catalogue/catalogue.contract.ts';
import { titleCase } from '#services/display/words.rules.ts';
import { Icon } from '../icon/icon.tsx';
import { href } from '../link/href.ts';
import { A } from '../link/link.tsx';

export type Crumb = {
  readonly text: string;
  readonly href?: string;
  /** Somebody's own words stay as they wrote them. */
  readonly isAsWritten?: boolean;
};
const wordsOf = ({ text, isAsWritten = false }: Crumb): string => (isAsWritten ? text : titleCase(text));

/** Where this page stands, beginning with the home page; shown from the desktop class on. */
export function Breadcrumb({ crumbs }: { crumbs: readonly Crumb[] }) {
  return (
    <nav className="breadcrumb" aria-label="Breadcrumb">
      <ol className="breadcrumb-list">
        <li>
          <A href={href.home()}>Home</A>
        </li>
        {crumbs.map((crumb, index) => (
          <li key={crumb.href ?? crumb.text}>
            <Icon name="chevron-right" size="very-small" />
            {crumb.href && index < crumbs.length - 1 ? (
              <A href={crumb.href}>{wordsOf(crumb)}</A>
            ) : (
              <span aria-current="page">{wordsOf(crumb)}</span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}

/** The crumbs of a department, an aisle and a shelf. */
export function crumbsOf({ department, aisle, shelf }: Trail): readonly Crumb[] {
  const trail = [department, aisle, shelf].filter((place) => place !== null);
  return trail.map(({ name }, index) => ({
    text: name,
    href: href.browse(...trail.slice(0, index + 1).map(({ slug }) => slug)),
  }));
}
