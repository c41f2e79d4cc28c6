import './pagination.css';
import { A } from '../link/link.tsx';
import { PageList, type PageListProps } from './page-list.tsx';
import { pageCount } from './pages.rules.ts';

export type Pages = Pick<PageListProps, 'maxSize' | 'rotate' | 'ellipses'> & {
  readonly collectionSize: number;
  readonly pageSize: number;
  readonly currentPage: number;
};

/** Pages as plain links. The ends stop where the list stops; a gap cannot be pressed. */
export function Pagination({
  collectionSize,
  pageSize,
  currentPage,
  hrefOf,
  ...rest
}: Pages & { readonly hrefOf: (page: number) => string }) {
  const pages = pageCount(collectionSize, pageSize);
  if (pages === 1) return null;
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
