import type { Piece } from '../gallery.types.ts';
import { PaginationButtons } from './pagination-buttons.tsx';
import { Pagination } from './pagination.tsx';

export const piece: Piece = {
  title: 'Pagination',
  about: 'The pages of a list: links where pages have addresses, buttons where they have none.',
  rows: ['B1.18', 'B3.68', 'B4.073', 'B4.074', 'B4.075', 'B4.076', 'B4.077', 'B9.041', 'B9.042', 'B9.043', 'B9.O5'],
  charts: ['pagination'],
};

const list = { collectionSize: 240, pageSize: 24 };
const hrefOf = (page: number) => `/shop/specials?page=${page}`;

export const samples = {
  links: <Pagination {...list} currentPage={5} hrefOf={hrefOf} />,
  'links, last page': <Pagination {...list} currentPage={10} hrefOf={hrefOf} />,
  buttons: <PaginationButtons {...list} currentPage={1} onChange={() => undefined} />,
  'buttons, rotating': <PaginationButtons {...list} currentPage={5} maxSize={5} rotate onChange={() => undefined} />,
  'buttons, no ellipses': <PaginationButtons {...list} currentPage={5} ellipses={false} onChange={() => undefined} />,
};
