import type { CouponsShown } from '#machines/order/index.ts';
import type { Piece, Samples } from '../gallery.types.ts';
import { CouponForm } from './coupon-form.tsx';

export const piece: Piece = {
  title: 'Coupon form',
  about: 'A code that takes something off. Why one is not taken stands beside it, and the code stays to be mended.',
  rows: ['A7.075', 'B7.26'],
  charts: ['order'],
};

const press = () => undefined;
export const noCoupons: CouponsShown = { applied: [], code: '', isAdding: false, refusal: null };
const ten = { code: 'TENOFF', name: 'Ten dollars off', valueCents: 1_000, isGoing: false, fault: null };
const form = (shown: Partial<CouponsShown> = {}, isCode = true) => (
  <CouponForm shown={{ ...noCoupons, ...shown }} isCode={isCode} onType={press} onAdd={press} onDrop={press} />
);

export const samples: Samples = {
  empty: form({}, false),
  'one applied': form({ applied: [ten] }),
  'on its way': form({ code: 'SPRING24', isAdding: true }),
  'not a code': form({ code: 'TEN OFF' }, false),
  refused: form({
    code: 'WINTER23',
    refusal: {
      code: 'WINTER23',
      fault: { tag: 'offline', message: 'This coupon ended on 31 August.' },
    },
  }),
  'not dropped': form({ applied: [{ ...ten, fault: { tag: 'offline', message: 'You are offline.' } }] }),
};
