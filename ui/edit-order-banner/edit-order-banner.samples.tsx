import type { Piece } from '../gallery.types.ts';
import { EditOrderBanner } from './edit-order-banner.tsx';

export const piece: Piece = {
  title: 'Edit-order banner',
  about:
    'Where and when the last order comes, and the way to change it. A long address is cut short for the eye alone.',
  rows: ['B3.50', 'B3.51', 'B9.049'],
};

export const samples = {
  pickUp: (
    <EditOrderBanner
      order={{ method: 'Pickup', address: 'Ponsonby', deliveryTimeSpan: 'Today, 4–5 pm' }}
      editHref="/account/orders"
    />
  ),
  delivery: (
    <EditOrderBanner
      order={{
        method: 'Courier',
        address: '12B Karangahape Road, Auckland Central, Auckland 1010',
        deliveryTimeSpan: 'Tomorrow, 9–11 am',
      }}
      editHref="/account/orders"
    />
  ),
};
