import type { Piece } from '../gallery.types.ts';
import { A } from '../link/link.tsx';
import { ClosableWarningBanner } from './closable-warning-banner.tsx';
import { WarningBanner } from './warning-banner.tsx';

export const piece: Piece = {
  title: 'Warning banner',
  about: 'One message across the page. It stays, unless it has a button that closes it.',
  rows: ['B1.16', 'B8.18', 'B8.19'],
  charts: ['alert'],
};

export const samples = {
  'that stays': <WarningBanner message="Storms on the West Coast: deliveries may be late today." />,
  'to be closed': (
    <>
      <ClosableWarningBanner message="Some prices have changed since you last shopped." />
      <p>
        <A href="/trolley">Your trolley</A>
      </p>
    </>
  ),
};
