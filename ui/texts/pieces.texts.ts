import type { Texts } from './texts.ts';

/** Of what is weighed and may be bought by the piece too. */
export const pieceTexts = {
  byPiece: { text: 'By piece' },
  byWeight: { text: 'By weight' },
  unitOf: { text: 'Buy {name}' },
  aboutWeight: { text: '≈ {weight}, about {price}' },
  aboutPieces: { text: '≈ {n} pieces, about {price}' },
  aboutLess: { text: 'less than one piece, about {price}' },
  aboutPiece: { text: '≈ {n} piece, about {price}' },
  quantityTitle: { text: 'Bought by the piece' },
  quantityText: {
    text: 'You say how many, we weigh them when we pick. What you see until then is about right: you pay for what they weigh.',
  },
  quantityDone: { text: 'Got it' },
} as const satisfies Texts;
