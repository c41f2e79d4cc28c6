import type { Piece, Samples } from '../gallery.types.ts';
import { HowWhereWhen } from './how-where-when.tsx';

const nothing = () => undefined;
const base = {
  method: 'Courier',
  placeName: 'Karori, Wellington',
  isBusy: false,
  where: <p>Here a suburb or an address is chosen.</p>,
  when: <p>Here the times stand.</p>,
  onHow: nothing,
  onOpen: nothing,
} as const;

export const samples: Samples = {
  how: <HowWhereWhen {...base} question="how" placeName={null} />,
  where: <HowWhereWhen {...base} question="where" method="Pickup" placeName={null} />,
  when: <HowWhereWhen {...base} question="when" />,
};

export const piece: Piece = {
  title: 'How, where and when',
  about: 'Three honest questions. What is known is a line with a way to change it, and is never asked again.',
  rows: ['A1.15', 'A2.056'],
  charts: ['how-where-when'],
};
