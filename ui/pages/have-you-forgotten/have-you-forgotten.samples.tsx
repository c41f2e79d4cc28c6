import type { ForgottenShown } from '#machines/forgotten/index.ts';
import type { Piece, Samples } from '../../gallery.types.ts';
import { sampleProducts } from '../../product-card/sample-products.ts';
import { HaveYouForgottenPage } from './have-you-forgotten-page.tsx';

export const piece: Piece = {
  title: 'Have you forgotten',
  about: 'What may have been forgotten on the way to the checkout. It never keeps anybody from going on.',
  rows: ['A2.061', 'A7.009'],
  charts: ['forgotten'],
};

const row = { id: 'usual', title: 'You often buy', href: '/pastorders', items: Object.values(sampleProducts) };
const page = (state: ForgottenShown['state'], rows: ForgottenShown['rows'] = []) => (
  <HaveYouForgottenPage shown={{ state, rows }} checkoutHref="/checkout" onReload={() => undefined} />
);

export const samples: Samples = {
  asking: page('asking'),
  suggesting: page('suggesting', [row]),
  nothing: page('nothing'),
  failed: page('failed'),
};
