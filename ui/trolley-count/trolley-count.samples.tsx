import type { ReactNode } from 'react';
import type { Wish } from '#machines/trolley/index.ts';
import { trolleyOfLines } from '#services/trolley/sample-trolley.rules.ts';
import type { Trolley } from '#services/trolley/trolley.contract.ts';
import { StillTrolley, trolleyWith, wishOf } from '../add-to-trolley/still-trolley.tsx';
import type { CountKind } from '../add-to-trolley/trolley-context.ts';
import type { Piece, Samples } from '../gallery.types.ts';
import { TrolleyWords } from './trolley-words.tsx';

export const piece: Piece = {
  title: 'Trolley count',
  about: 'How many things are in the trolley and what they come to. While nobody knows, it says its name alone.',
  rows: ['A1.13'],
  charts: ['trolley'],
};

const sku = '100042';
const of = (kind: CountKind, trolley: Trolley | null, wish?: Wish): ReactNode => (
  <p>
    <StillTrolley trolley={trolley} {...(wish ? { wishes: { [sku]: wish } } : {})}>
      <TrolleyWords kind={kind} />
    </StillTrolley>
  </p>
);
const nothing = trolleyOfLines([]);

export const samples: Samples = {
  visitor: <TrolleyWords kind="header" />,
  'not known': of('header', null),
  empty: of('header', nothing),
  one: of('header', trolleyWith(sku, 1)),
  many: of('header', trolleyWith(sku, 120)),
  'on its way': of('header', trolleyWith(sku, 2), wishOf(3)),
  'in the bar at the foot': of('tab', trolleyWith(sku, 3)),
  'inside the app': of('badge', trolleyWith(sku, 3)),
};
