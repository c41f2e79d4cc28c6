import type { Piece, Samples } from '../gallery.types.ts';
import { Disclosure } from './disclosure.tsx';

const words = <p>Whole milk from the Waikato. Keep it below 4 °C and use it within three days of opening.</p>;

export const samples: Samples = {
  closed: <Disclosure heading="Storage">{words}</Disclosure>,
  open: (
    <Disclosure heading="Storage" isOpen>
      {words}
    </Disclosure>
  ),
};

export const piece: Piece = {
  title: 'Disclosure',
  about:
    'A heading that opens and closes what stands below it, by the browser itself: it counts nothing and works without script.',
  rows: [],
};
