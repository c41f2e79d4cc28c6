import type { Piece, Samples } from '../gallery.types.ts';
import { LineUnit } from './line-unit.tsx';

export const piece: Piece = {
  title: 'By piece or by weight',
  about: 'What is weighed and comes in pieces is bought either way, and about what it comes to is said.',
  rows: ['A2.140'],
  charts: ['trolley'],
};

const nothing = () => undefined;
const bananas = { sku: '100004', name: 'Bananas', amount: 540, unit: 'Kg', priceCents: 350, pieceGrams: 180 } as const;

export const samples: Samples = {
  'by weight': <LineUnit item={bananas} onUnit={nothing} />,
  'by the piece': <LineUnit item={{ ...bananas, unit: 'Each', amount: 3 }} onUnit={nothing} />,
};
