import type { Piece, Samples } from '../gallery.types.ts';
import { Button, ButtonLink } from './button.tsx';

export const samples: Samples = {
  primary: <Button>Save</Button>,
  outline: <Button look="outline">See similar</Button>,
  quiet: <Button look="quiet">Not now</Button>,
  small: <Button size="small">Add</Button>,
  disabled: <Button aria-disabled>Add</Button>,
  link: <ButtonLink href="/shop/specials">Specials</ButtonLink>,
};

export const piece: Piece = {
  title: 'Button',
  about:
    'Does something; a link that looks like it goes somewhere. One that cannot be pressed now stays reachable and says so.',
  rows: [],
};
