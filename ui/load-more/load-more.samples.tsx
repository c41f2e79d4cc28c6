import type { Piece } from '../gallery.types.ts';
import { LoadMore } from './load-more.tsx';

export const piece: Piece = {
  title: 'Load more',
  about: 'How much of a list is shown, and the way to more of it. It is gone once everything is there.',
  rows: ['B1.19', 'B4.078', 'B4.079', 'B9.045', 'B9.046'],
  charts: ['load-more'],
};

const never = () => new Promise<never>(() => undefined);

export const samples = {
  button: <LoadMore shown={24} total={75} onMore={never} />,
  'one that fails': <LoadMore shown={1_024} total={2_048} onMore={() => Promise.reject(new Error('offline'))} />,
  link: <LoadMore shown={48} total={75} href="/shop/specials?size=72" />,
};
