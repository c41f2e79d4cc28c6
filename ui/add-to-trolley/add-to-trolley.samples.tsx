import type { ReactNode } from 'react';
import type { Wish } from '#machines/trolley/index.ts';
import type { Trolley } from '#services/trolley/trolley.contract.ts';
import type { Piece, Samples } from '../gallery.types.ts';
import { sampleProducts } from '../product-card/sample-products.ts';
import { BuyAction } from './buy-action.tsx';
import { StillTrolley, trolleyWith } from './still-trolley.tsx';

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
const wish = (amount: number, fault: Wish['fault'] = null): Wish => ({ amount, unit: 'Each', isAsked: true, fault });
const inTrolley = (amount: number, wanted?: Wish): ReactNode => (
  <StillTrolley trolley={trolleyWith(sku, amount)} {...(wanted ? { wishes: { [sku]: wanted } } : {})}>
    {buy}
  </StillTrolley>
);
const nothing: Trolley = { items: [], count: 0, subtotalCents: 0, revision: 1 };
const offline = { tag: 'offline', message: 'You are offline. It is sent when you are back.' } as const;

export const samples: Samples = {
  visitor: buy,
  'not in the trolley': <StillTrolley trolley={nothing}>{buy}</StillTrolley>,
  'in the trolley': inTrolley(2),
  'on its way': inTrolley(2, wish(3)),
  'did not get through': inTrolley(2, wish(3, offline)),
  'as many as there are': inTrolley(50),
};
