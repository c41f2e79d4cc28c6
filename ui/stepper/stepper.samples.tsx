import type { Piece } from '../gallery.types.ts';
import { Stepper } from './stepper.tsx';

const pieces = { unit: 'Each', step: 1, min: 1, max: 12 } as const;
const grams = { unit: 'Kg', step: 100, min: 200, max: 3_000 } as const;
const ask = () => undefined;

export const piece: Piece = {
  title: 'Stepper',
  about: 'How much of a product is wanted, in pieces or by weight. It shows what was tapped at once and never locks.',
  rows: ['A3.O1'],
  charts: ['stepper'],
};

export const samples = {
  out: <Stepper name="Kōwhai blue milk 2 L" quantity={0} limits={pieces} onWant={ask} />,
  in: <Stepper name="Tūī butter 500 g" quantity={3} limits={pieces} onWant={ask} />,
  last: <Stepper name="Rye bread" quantity={1} limits={pieces} onWant={ask} />,
  atMost: <Stepper name="Eggs dozen" quantity={12} limits={pieces} onWant={ask} />,
  byWeight: <Stepper name="Bananas" quantity={1_200} limits={grams} onWant={ask} />,
  sending: <Stepper name="Oat milk 1 L" quantity={2} limits={pieces} status="sending" onWant={ask} />,
  'saved on this device': <Stepper name="Oat milk 1 L" quantity={2} limits={pieces} status="savedHere" onWant={ask} />,
  refused: (
    <Stepper
      name="Feijoas"
      quantity={400}
      limits={grams}
      status={{ refused: 'Only 400 g are left today.' }}
      onWant={ask}
    />
  ),
};
