import type { Piece, Samples } from '#ui/gallery.types.ts';
import { AccountFault } from './account-fault.tsx';
import { AccountFrame } from './account-frame.tsx';

export const piece: Piece = {
  title: 'Account frame',
  about: 'What every page of an account stands in: its menu beside it on a desk, the way back to the menu on a phone.',
  rows: ['A2.069', 'B2.26'],
};

export const samples: Samples = {
  'one of its pages': (
    <AccountFrame path="/account/orders">
      <section className="page">
        <h1>My orders</h1>
      </section>
    </AccountFrame>
  ),
  'a form of somebody who is no longer signed in': (
    <AccountFault
      fault={{ tag: 'refused', status: 401, code: 'NotSignedIn', message: '' }}
      signInHref="/shop/securelogin"
    />
  ),
};
