import type { Piece, Samples } from '../gallery.types.ts';
import { A } from '../link/link.tsx';
import { MenuButton } from './menu-button.tsx';

export const samples: Samples = {
  closed: (
    <MenuButton className="sample-menu" label="Aroha’s account">
      <ul>
        <li>
          <A href="/account/orders">My orders</A>
        </li>
        <li>
          <A href="/account/delivery-addresses">Addresses</A>
        </li>
      </ul>
    </MenuButton>
  ),
};

export const piece: Piece = {
  title: 'Menu button',
  about:
    'A button that shows links; it works without script, and closes by Escape, by leaving it, by following a link and by a press elsewhere.',
  rows: ['A2.009', 'A2.011'],
};
