import './listing-filters.css';
import { lazy, type MouseEvent, Suspense } from 'react';
import { Icon } from '../../icon/icon.tsx';
import { useKeep } from '../../kept/kept.ts';
import { filtersTexts as texts } from '../../texts/filters.texts.ts';
import { FilterGroups, type FilterGroupsProps } from './filter-groups.tsx';

type Props = Omit<FilterGroupsProps, 'keepsPlace'>;

const loadSheet = () => import('./filters-sheet.tsx');
const FiltersSheet = lazy(loadSheet);
/** From here on the filters stand beside the results. */
export const wideFromPx = 970;

export const filtersName = (chosen: number): string =>
  chosen > 0 ? `${texts.filters.text} (${chosen})` : texts.filters.text;

/** Where to go from here and what to narrow to: beside the results, on small screens behind a button that opens a sheet. */
export function ListingFilters(groups: Props) {
  const { hold, listing, links, allOf = '' } = groups;
  const keep = useKeep();
  const onPress = (event: MouseEvent<HTMLElement>) => {
    const details = event.currentTarget.parentElement as HTMLDetailsElement;
    if (!hold || details.open || window.innerWidth >= wideFromPx) return;
    event.preventDefault();
    loadSheet()
      .then(hold.onOpen)
      .catch(() => {
        details.open = true;
      });
  };
  return (
    <>
      <details className="listing-filters">
        <summary onClick={onPress}>
          <Icon name="filter" size="small" />
          {filtersName(listing.selectedFilters.length)}
        </summary>
        {hold?.isSheetOpen
          ? null
          : keep(listing, `filters ${links.page(listing.page)} ${allOf}`, () => <FilterGroups {...groups} />)}
      </details>
      {hold?.isSheetOpen ? (
        <Suspense>
          <FiltersSheet {...groups} hold={hold} />
        </Suspense>
      ) : null}
    </>
  );
}
