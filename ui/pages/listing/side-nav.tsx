import type { Listing } from '#services/catalogue/catalogue.contract.ts';
import { wholeNumber } from '#services/display/money.rules.ts';
import { countText } from '../../facets/count-text.ts';
import { A } from '../../link/link.tsx';
import { filtersTexts as texts } from '../../texts/filters.texts.ts';
import { useRename } from '../../words/rename.ts';
import type { ListingLinks } from './listing-links.ts';

type PathProps = { readonly path: NonNullable<ListingLinks['path']>; readonly total: number };

/** Where one is in the shop: all departments, the department, the aisle, the shelf; the last of them is this page. */
export function PlacePath({ path, total }: PathProps) {
  const rename = useRename();
  return (
    <ol className="place-path">
      {path.map(({ name, href }, depth) => {
        const text = name === null ? texts.allDepartments.text : rename(name);
        return depth < path.length - 1 ? (
          <li key={text}>
            <A className="facet" href={href}>
              {text}
            </A>
          </li>
        ) : (
          <li key={text}>
            <A className="facet" href={href} aria-current="page" aria-label={`${text}, ${countText(total)}`}>
              {`${text} `}
              <span>{wholeNumber(total)}</span>
            </A>
          </li>
        );
      })}
    </ol>
  );
}

type BesideProps = { readonly links: ListingLinks; readonly breadcrumb: Listing['breadcrumb'] };

/** The other places of the same level, behind one heading. */
export function PlacesBeside({ links: { beside }, breadcrumb: { department, aisle, shelf } }: BesideProps) {
  const rename = useRename();
  const above = shelf ? aisle : aisle ? department : null;
  const heading = above ? `${texts.moreIn.text} ${rename(above.name)}` : texts.otherDepartments.text;
  return beside.length === 0 ? null : (
    <details className="facet-group places-beside">
      <summary>{heading}</summary>
      <ul aria-label={heading}>
        {beside.map(({ name, href }) => (
          <li key={href}>
            <A className="facet" href={href}>
              {rename(name)}
            </A>
          </li>
        ))}
      </ul>
    </details>
  );
}

/** What the places of one level are called. */
export const placeHeadings: Readonly<Record<Listing['dasFacets'][number]['group'], string>> = {
  Department: texts.departments.text,
  Aisle: texts.aisles.text,
  Shelf: texts.shelves.text,
};
