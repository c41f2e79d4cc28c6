import { type ListSearchShown, listSearchShown } from '#machines/list-search/index.ts';
import type { Piece, Samples } from '../../gallery.types.ts';
import { EditSearchListPage } from './edit-search-list-page.tsx';

export const piece: Piece = {
  title: 'A whole list',
  about: 'Where a list is written or pasted, shopped down, and told what came of it. Nothing of it is ever lost.',
  rows: ['A2.047', 'A2.O9'],
  charts: ['list-search'],
};

const blank = listSearchShown(undefined);
const page = (shown: Partial<ListSearchShown>) => (
  <EditSearchListPage shown={{ ...blank, ...shown }} onLive={() => undefined} onEvent={() => undefined} />
);

export const samples: Samples = {
  empty: page({}),
  written: page({ text: '2 x milk\nbread\nkumara' }),
  'nothing written': page({ isEmpty: true }),
  looking: page({ view: 'looking', termCount: 12 }),
  failed: page({ view: 'failed', text: 'milk', fault: { tag: 'offline', message: '' } }),
};
