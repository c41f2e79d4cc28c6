import type { DetailsShown } from '#machines/shopper-details/index.ts';
import type { Piece, Samples } from '#ui/gallery.types.ts';
import { ShopperDetailsPage } from './shopper-details-page.tsx';

const open: DetailsShown = { state: 'open', problems: {}, fault: null, recalled: null };
const suburbs = [{ id: 1, text: 'Karori', detail: 'Wellington 6012', ruralDelivery: null }];
const page = (shown: Partial<DetailsShown>, isCardWaiting = false) => (
  <ShopperDetailsPage
    shown={{ ...open, ...shown }}
    isCardWaiting={isCardWaiting}
    today={() => ({ year: 2026, month: 11, day: 21 })}
    findSuburbs={() => Promise.resolve(suburbs)}
    findAddresses={() => () => Promise.resolve([])}
    termsHref="/info/terms-and-conditions"
    privacyHref="/info/privacy"
    signInHref="/shop/securelogin"
    onwardHref="/welcome"
    onDraft={() => {}}
    onSubmit={() => {}}
  />
);

export const samples: Samples = {
  open: page({}),
  'with a card that waits': page({}, true),
  'two things wrong': page({
    problems: { birthDate: 'You need to be 13 or older to register.', suburbId: 'Choose your suburb from the list.' },
  }),
  'what the tab remembered': page({
    recalled: { firstName: 'Hēmi', suburb: 'Karori', suburbId: '1', 'deliveryAddress.street': '12 Kōwhai Street' },
  }),
  'on its way': page({ state: 'busy' }),
  'did not arrive': page({ fault: { tag: 'offline', message: '' } }),
  'somebody else is signed in': page({ state: 'estranged' }),
  done: page({ state: 'done' }),
};

export const piece: Piece = {
  title: 'Shopper details',
  about:
    'Finishing a registration on one page. Nothing that was typed is lost by a failure, a reload or going back; a date of birth and a card number are remembered nowhere.',
  rows: ['A2.029', 'A5.O3', 'B2.09', 'A6.04'],
  charts: ['shopper-details', 'address-finder'],
};
