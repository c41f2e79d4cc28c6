import './pagination.css';
import { useEffect } from 'react';
import { pageOf, pagesOf, paginationMachine } from '#machines/pagination/index.ts';
import { useChart } from '../chart/use-chart.ts';
import { PageList } from './page-list.tsx';
import { pageCount } from './pages.rules.ts';
import type { Pages } from './pagination.tsx';

const steps = { prev: { type: 'previous.press' }, next: { type: 'next.press' } } as const;

/** Pages as buttons, for a list whose pages have no address. Told when another page was really chosen. */
export function PaginationButtons({
  collectionSize,
  pageSize,
  currentPage,
  onChange,
  ...rest
}: Pages & { readonly onChange: (page: number) => void }) {
  const pages = pageCount(collectionSize, pageSize);
  const [pagination, send] = useChart(paginationMachine, {
    input: { page: currentPage, pages },
    onReport: ({ page }) => onChange(page),
  });
  useEffect(() => send({ type: 'pages.follow', page: currentPage, pages }), [send, currentPage, pages]);
  if (pages === 1) return null;
  return (
    <PageList
      page={pageOf(pagination)}
      pages={pagesOf(pagination)}
      {...rest}
      control={(to, { rel, ...attributes }, inside) => (
        <button
          type="button"
          className="pagination-link"
          onClick={() => send(rel ? steps[rel] : { type: 'page.select', page: to })}
          data-needs-script=""
          {...attributes}
        >
          {inside}
        </button>
      )}
    />
  );
}
