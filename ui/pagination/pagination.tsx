import './pagination.css';
import { useEffect } from 'react';
import { pageOf, pagesOf, paginationMachine } from '#machines/pagination/index.ts';
import { useChart } from '../chart/use-chart.ts';
import { A } from '../link/link.tsx';
import { PageList, type PageListProps } from './page-list.tsx';
import { pageCount } from './pages.rules.ts';

type Shared = Pick<PageListProps, 'maxSize' | 'rotate' | 'ellipses'> & {
  readonly collectionSize: number;
  readonly pageSize: number;
  readonly currentPage: number;
};
type AsLinks = Shared & { readonly hrefOf: (page: number) => string; readonly onChange?: never };
type AsButtons = Shared & {
  /** Told when another page was really chosen. */
  readonly onChange: (page: number) => void;
  readonly hrefOf?: never;
};

/**
 * The pages of a list: plain links where each page has an address, buttons where it has none. The ends stop where the
 * list stops; a gap cannot be pressed.
 */
export function Pagination({ collectionSize, pageSize, ...rest }: AsLinks | AsButtons) {
  const pages = pageCount(collectionSize, pageSize);
  if (pages === 1) return null;
  return rest.onChange ? <PageButtons pages={pages} {...rest} /> : <PageLinks pages={pages} {...rest} />;
}

const steps = { prev: { type: 'previous.press' }, next: { type: 'next.press' } } as const;

type Counted<T> = Omit<T, 'collectionSize' | 'pageSize'> & { readonly pages: number };

function PageLinks({ currentPage, pages, hrefOf, ...rest }: Counted<AsLinks>) {
  return (
    <PageList
      page={currentPage}
      pages={pages}
      {...rest}
      control={(to, attributes, inside) =>
        attributes['aria-disabled'] ? (
          <span className="pagination-link" role="link" aria-disabled="true">
            {inside}
          </span>
        ) : (
          <A className="pagination-link" href={hrefOf(to)} {...attributes}>
            {inside}
          </A>
        )
      }
    />
  );
}

function PageButtons({ currentPage, pages, onChange, ...rest }: Counted<AsButtons>) {
  const [pagination, send] = useChart(paginationMachine, {
    input: { page: currentPage, pages },
    onReport: ({ page }) => onChange(page),
  });
  useEffect(() => send({ type: 'pages.follow', page: currentPage, pages }), [send, currentPage, pages]);
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
