import type { ReactNode } from 'react';
import type { Wish } from '#machines/trolley/index.ts';
import { trolleyOfLines } from '#services/trolley/sample-trolley.rules.ts';
import type { Piece, Samples } from '../gallery.types.ts';
import { sampleProducts } from '../product-card/sample-products.ts';
import { BuyAction } from './buy-action.tsx';
import { StillTrolley, trolleyWith, wishOf } from './still-trolley.tsx';

export const piece: Piece = {
  title: 'Add to trolley',
  about:
    'The way to add a product, then how much of it is wanted. What did not get through stays in sight, with a way on.',
  rows: ['B5.01', 'A7.O2'],
  charts: ['trolley', 'stepper', 'gate'],
};

const { plain } = sampleProducts;
const { sku } = plain;
const buy = <BuyAction product={plain} source="ProductCard" />;
const inTrolley = (amount: number, wanted?: Wish): ReactNode => (
  <StillTrolley trolley={trolleyWith(sku, amount)} {...(wanted ? { wishes: { [sku]: wanted } } : {})}>
    {buy}
  </StillTrolley>
);
const nothing = trolleyOfLines([]);
const offline = { tag: 'offline', message: 'You are offline.' } as const;
const refused = { tag: 'refused', status: 400, code: 'Invalid', message: 'Only 2 can be had today.' } as const;

export const samples: Samples = {
  visitor: buy,
  'not in the trolley': <StillTrolley trolley={nothing}>{buy}</StillTrolley>,
  'in the trolley': inTrolley(2),
  'on its way': inTrolley(2, wishOf(3)),
  'saved on this device': inTrolley(2, wishOf(3, 'unsent', offline)),
  'did not get through': inTrolley(2, wishOf(3, 'refused', refused)),
  'as many as there are': inTrolley(50),
};
