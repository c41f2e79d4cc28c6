import type { Piece } from '../gallery.types.ts';
import { A } from '../link/link.tsx';
import { Ticker } from './ticker.tsx';

export const piece: Piece = {
  title: 'Ticker',
  about: 'Short messages read one by one, with buttons. It never moves by itself.',
  rows: ['B1.15', 'B4.051', 'B4.052'],
  charts: ['ticker'],
};

export const samples = {
  several: (
    <Ticker
      label="News"
      entries={[
        'Feijoas are in.',
        'Delivery on Waitangi Day is from noon.',
        <A key="bags" href="/info/bags">
          Bring your own bags
        </A>,
      ]}
    />
  ),
  one: <Ticker label="News" entries={['Feijoas are in.']} />,
};
