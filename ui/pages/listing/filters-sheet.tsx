import './filters-sheet.css';
import { useEffect, useMemo, useRef } from 'react';
import { Button } from '../../button/button.tsx';
import { Dialog } from '../../dialog/dialog.tsx';
import { type ModalHold, ModalHoldContext } from '../../dialog/modal-hold.ts';
import { countText } from '../../facets/count-text.ts';
import { focusOn } from '../../focus/focus-on.ts';
import { A } from '../../link/link.tsx';
import { filtersTexts } from '../../texts/filters.texts.ts';
import { filtersSheetTexts as texts } from '../../texts/filters-sheet.texts.ts';
import { FilterGroups, type FilterGroupsProps } from './filter-groups.tsx';
import type { FiltersHold } from './filters-hold.ts';
import { filtersName, wideFromPx } from './listing-filters.tsx';

type Props = FilterGroupsProps & { readonly hold: FiltersHold };

/**
 * The filters of small screens: several are chosen in a row while the count below them follows. It is closed by its
 * chart alone; a list that was narrowed meanwhile has the focus then, else what opened the sheet.
 */
export default function FiltersSheet(groups: Props) {
  const { hold, listing, links } = groups;
  const { isMoving, onClose } = hold;
  const sheet = useRef<HTMLDivElement>(null);
  const isDone = useRef(false);
  const opened = useRef(listing);
  const modal = useMemo<ModalHold>(
    () => ({ isDismissible: true, hasBack: false, onDismiss: onClose, onBack: onClose, onClose }),
    [onClose],
  );
  const count = countText(listing.products.totalItems);
  const chosen = listing.selectedFilters.length;

  useEffect(() => {
    const onResize = () => window.innerWidth >= wideFromPx && onClose();
    window.addEventListener('resize', onResize);
    return () => window.removeEventListener('resize', onResize);
  }, [onClose]);

  useEffect(() => {
    const element = sheet.current;
    // Another page is gone to: what it shows has the focus, not this list.
    const onClick = ({ target }: MouseEvent) =>
      target instanceof Element && target.closest('a[href]:not([data-keep-place], .facet-more)') && onClose();
    element?.addEventListener('click', onClick);
    return () => element?.removeEventListener('click', onClick);
  }, [onClose]);

  useEffect(() => {
    if (listing !== opened.current) isDone.current = true;
    // What had the focus may be gone with the results it belonged to.
    const dialog = sheet.current?.closest('dialog');
    if (dialog && !dialog.contains(document.activeElement)) focusOn(dialog.querySelector('h2'));
  }, [listing]);

  useEffect(
    () => () => {
      if (!isDone.current) return;
      const results = document.querySelector<HTMLElement>('[data-results]');
      results?.scrollIntoView({ block: 'start' });
      focusOn(results);
    },
    [],
  );

  const done = () => {
    isDone.current = true;
    onClose();
  };
  return (
    <ModalHoldContext value={modal}>
      <Dialog
        title={filtersName(chosen)}
        size="medium"
        actions={
          <Button onClick={done} aria-busy={isMoving}>
            {isMoving ? texts.counting.text : `${texts.show.text} ${count}`}
          </Button>
        }
      >
        <div className="filters-sheet" ref={sheet}>
          {chosen > 1 ? (
            <A className="filters-sheet-clear" href={links.withoutFilters} rel="nofollow" data-keep-place="">
              {filtersTexts.removeAll.text}
            </A>
          ) : null}
          <FilterGroups {...groups} keepsPlace />
        </div>
        <p className="visually-hidden" role="status">
          {isMoving ? '' : count}
        </p>
      </Dialog>
    </ModalHoldContext>
  );
}
