import type { TextShown } from '#machines/order/index.ts';
import { doorstepAddOn } from '#services/orders/orders.words.ts';
import { reviewOrderTexts as texts } from '#ui/texts/review-order.texts.ts';
import type { Piece, Samples } from '../gallery.types.ts';
import { NoteAddOn, OrderNote } from './order-note.tsx';

export const piece: Piece = {
  title: 'Order notes',
  about:
    'Words to those who bring or pick an order. They are kept when the shopper pauses; what is typed is never lost.',
  rows: ['A3.43', 'A3.O5', 'B7.21', 'B7.22'],
  charts: ['order'],
};

const press = () => undefined;
const words = 'The gate sticks: lift it a little. The dog is friendly.';
const note = (shown: Partial<TextShown> = {}) => (
  <OrderNote
    label={texts.instructionsDelivery.text}
    hint={texts.instructionsHintDelivery.text}
    shown={{ text: words, state: 'resting', fault: null, room: 445, ...shown }}
    onType={press}
    onLeave={press}
    onRetry={press}
  >
    <NoteAddOn value={doorstepAddOn} isSelected onChange={press} />
  </OrderNote>
);

export const samples: Samples = {
  standing: note(),
  'being typed': note({ state: 'typing', room: 12 }),
  'on its way': note({ state: 'saving' }),
  kept: note({ state: 'saved' }),
  'not kept': note({ state: 'failed', fault: { tag: 'offline', message: 'You are offline.' } }),
  'too long': note({ state: 'tooLong', room: -8 }),
};
