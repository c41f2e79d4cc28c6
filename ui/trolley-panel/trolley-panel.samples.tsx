import type { ReactNode } from 'react';
import { trolleyOfLines } from '#services/trolley/sample-trolley.rules.ts';
import { StillTrolley } from '../add-to-trolley/still-trolley.tsx';
import type { Piece, Samples } from '../gallery.types.ts';
import type { TrolleySection } from '../pages/trolley/trolley-sections.ts';
import { shownItem } from '../trolley-line/trolley-line.samples.tsx';
import { totalsSample } from '../trolley-totals/trolley-totals.samples.tsx';
import { TrolleyPanel } from './trolley-panel.tsx';

export const piece: Piece = {
  title: 'Trolley panel',
  about:
    'The trolley beside the page, which stays usable. It opens from the head of larger screens and closes by Escape; a wide page makes room for it.',
  rows: ['A1.13'],
  charts: ['trolley', 'popup'],
};

const press = () => undefined;
const lines = [shownItem('plain'), shownItem('special', { savingCents: 298 })];
const shelf: TrolleySection = { key: 'shelf', kind: 'shelf', name: 'Pantry', lines };
const panel = (sections: readonly TrolleySection[], more: Partial<typeof totalsSample> = {}): ReactNode => (
  <StillTrolley trolley={trolleyOfLines(sections.flatMap((section) => section.lines))}>
    <TrolleyPanel
      sections={sections}
      totals={{ ...totalsSample, count: 4, ...more }}
      checkoutHref="/checkout"
      onRemove={press}
      onClose={press}
    />
  </StillTrolley>
);

export const samples: Samples = {
  'with lines': panel([shelf]),
  'on its way': panel([shelf], { isRough: true }),
  'nothing left': panel([], { count: 0, subtotalCents: 0 }),
};
