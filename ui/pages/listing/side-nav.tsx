import type { Listing } from '#services/catalogue/catalogue.contract.ts';
import { wholeNumber } from '#services/display/money.rules.ts';
import { countText } from '../../facets/count-text.ts';
import { A } from '../../link/link.tsx';
import { filtersTexts as texts } from '../../texts/filters.texts.ts';
import type { ListingLinks } from './listing-links.ts';

type Props = { readonly path: NonNullable<ListingLinks['path']>; readonly total: number };

/** Where one is in the shop: all departments, the department, the aisle, the shelf; the last of them is this page. */
export function PlacePath({ path, total }: Props) {
  return (
    <ol className="place-path">
      {path.map(({ name, href }, depth) => {
        const text = name ?? texts.allDepartments.text;
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

/** What the places of one level are called. */
export const placeHeadings: Readonly<Record<Listing['dasFacets'][number]['group'], string>> = {
  Department: texts.departments.text,
  Aisle: texts.aisles.text,
  Shelf: texts.shelves.text,
};
