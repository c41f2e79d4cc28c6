import { Fragment, type ReactNode } from 'react';
import { Icon } from '../icon/icon.tsx';
import { listingTexts as texts } from '../texts/listing.texts.ts';
import { pageSlots, type SlotOptions } from './pages.rules.ts';

export type ControlAttributes = {
  readonly rel?: 'prev' | 'next';
  readonly 'aria-label'?: string;
  readonly 'aria-current'?: 'page';
  readonly 'aria-disabled'?: true;
};

export type PageListProps = SlotOptions & {
  readonly page: number;
  readonly pages: number;
  readonly maxSize?: number;
  /** One thing that leads to a page: a link or a button. */
  readonly control: (to: number, attributes: ControlAttributes, inside: ReactNode) => ReactNode;
};

/** What stands in a pagination, whatever leads to its pages. */
export function PageList({ page, pages, maxSize = 3, rotate = false, ellipses = true, control }: PageListProps) {
  return (
    <nav className="pagination" aria-label={texts.pages.text}>
      {control(
        page - 1,
        { rel: 'prev', ...(page === 1 ? { 'aria-disabled': true } : {}) },
        <Icon name="chevron-left" label={texts.previousPage.text} />,
      )}
      {pageSlots(page, pages, maxSize, { rotate, ellipses }).map((slot, index) =>
        slot === 'gap' ? (
          <span key={`gap ${index < 2 ? 'before' : 'after'}`} className="pagination-gap" aria-hidden="true">
            …
          </span>
        ) : (
          <Fragment key={slot}>
            {control(
              slot,
              { 'aria-label': `${texts.page.text} ${slot}`, ...(slot === page ? { 'aria-current': 'page' } : {}) },
              slot,
            )}
          </Fragment>
        ),
      )}
      {control(
        page + 1,
        { rel: 'next', ...(page === pages ? { 'aria-disabled': true } : {}) },
        <Icon name="chevron-right" label={texts.nextPage.text} />,
      )}
    </nav>
  );
}
