import './pagination.css';
import { Icon } from '../icon/icon.tsx';
import { A } from '../link/link.tsx';
import { listingTexts as texts } from '../texts/listing.texts.ts';
import { pageCount, pageSlots } from './pages.rules.ts';

type Props = {
  collectionSize: number;
  pageSize: number;
  currentPage: number;
  maxSize?: number;
  hrefOf: (page: number) => string;
};

/** Pages as plain links. The ends stop where the list stops; a gap cannot be pressed. */
export function Pagination({ collectionSize, pageSize, currentPage, maxSize = 3, hrefOf }: Props) {
  const pages = pageCount(collectionSize, pageSize);
  if (pages === 1) return null;
  const step = (to: number, text: string, icon: 'chevron-left' | 'chevron-right', rel: 'prev' | 'next') =>
    to < 1 || to > pages ? (
      <span className="pagination-link" aria-disabled="true" role="link">
        <Icon name={icon} label={text} />
      </span>
    ) : (
      <A className="pagination-link" href={hrefOf(to)} rel={rel}>
        <Icon name={icon} label={text} />
      </A>
    );
  return (
    <nav className="pagination" aria-label={texts.pages.text}>
      {step(currentPage - 1, texts.previousPage.text, 'chevron-left', 'prev')}
      {pageSlots(currentPage, pages, maxSize).map((slot, index) =>
        slot === 'gap' ? (
          <span key={`gap ${index < 3 ? 'before' : 'after'}`} className="pagination-link" aria-hidden="true">
            …
          </span>
        ) : (
          <A
            key={slot}
            className="pagination-link"
            href={hrefOf(slot)}
            aria-current={slot === currentPage ? 'page' : undefined}
            aria-label={`${texts.page.text} ${slot}`}
          >
            {slot}
          </A>
        ),
      )}
      {step(currentPage + 1, texts.nextPage.text, 'chevron-right', 'next')}
    </nav>
  );
}
