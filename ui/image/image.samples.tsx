import type { Piece } from '../gallery.types.ts';
import { Image } from './image.tsx';

export const piece: Piece = {
  title: 'Image',
  about: 'A picture that waits until it is near. One that does not come is replaced, once, by a neutral one.',
  rows: ['B8.20', 'B8.O3'],
};

export const samples = {
  picture: <Image src="/assets/art/banner-roast.svg" alt="A roast with kūmara" width={240} height={160} />,
  'that does not come': (
    <Image src="/images/that-is-not-there.svg" alt="A picture that is gone" width={240} height={160} />
  ),
  'with a fallback of its own': (
    <Image
      src="/images/that-is-not-there.svg"
      alt="Another picture that is gone"
      width={240}
      height={160}
      fallback="/assets/art/banner-roast.svg"
    />
  ),
};
