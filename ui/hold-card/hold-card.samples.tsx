import type { Piece } from '../gallery.types.ts';
import { type HeldShown, HoldCard } from './hold-card.tsx';

export const piece: Piece = {
  title: 'Hold card',
  about:
    'The slot that a shopper holds, with its two clocks in clock time: how long it is kept, which one tap makes longer, and until when to order. It never empties a trolley.',
  rows: ['A4.10', 'A4.16', 'A4.17', 'A4.18', 'A4.O6'],
  charts: ['reservation'],
};

const at = (time: string) => Date.parse(`2026-11-21T${time}:00+13:00`);
export const heldSample: HeldShown = {
  method: 'Courier',
  place: 'Ponsonby',
  day: '2026-11-21',
  startMs: at('17:00'),
  endMs: at('18:00'),
  isToday: true,
  isExpress: false,
  feeCents: 1_100,
  heldUntilMs: at('14:30'),
  cutOffMs: at('16:00'),
};
const press = () => undefined;
const ways = { onExtend: press, onRelease: press };
const pickup: HeldShown = {
  ...heldSample,
  method: 'Pickup',
  place: 'Kete Newmarket',
  day: '2026-11-24',
  isToday: false,
  feeCents: 0,
  isExpress: true,
};

export const samples = {
  held: <HoldCard held={heldSample} state="open" {...ways} />,
  'picked up, by express': <HoldCard held={pickup} state="open" {...ways} />,
  'before its code is there': <HoldCard held={heldSample} state="open" />,
  'closing soon': <HoldCard held={heldSample} state="closingSoon" {...ways} />,
  'closing now': <HoldCard held={{ ...heldSample, heldUntilMs: heldSample.cutOffMs }} state="closingNow" {...ways} />,
  keeping: <HoldCard held={heldSample} state="open" wish="extending" {...ways} />,
  kept: <HoldCard held={heldSample} state="open" wish="extended" {...ways} />,
  'not kept': <HoldCard held={heldSample} state="open" wish="unextended" {...ways} />,
  'letting go': <HoldCard held={heldSample} state="open" wish="releasing" {...ways} />,
  'not let go': <HoldCard held={heldSample} state="open" wish="unreleased" {...ways} />,
  'no time-out, no cut-off': (
    <HoldCard held={{ ...heldSample, heldUntilMs: null, cutOffMs: null }} state="quiet" {...ways} />
  ),
  expired: <HoldCard held={null} state="expired" />,
  closed: <HoldCard held={null} state="closed" />,
};
