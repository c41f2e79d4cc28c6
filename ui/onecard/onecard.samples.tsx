import type { OnecardState } from '#machines/onecard/index.ts';
import type { Piece, Samples } from '../gallery.types.ts';
import { OnecardQuestion } from './onecard-question.tsx';

const question = (state: OnecardState, hasOnecard = false) => (
  <OnecardQuestion
    state={state}
    fault={state === 'failed' ? { tag: 'offline', message: '' } : null}
    hasOnecard={hasOnecard}
    signInHref="/shop/securelogin"
    onRegister={() => {}}
    onClose={() => {}}
  />
);

export const samples: Samples = {
  asked: question('asking'),
  'asked of who has a card': question('asking', true),
  'on its way': question('busy'),
  'did not arrive': question('failed'),
  joined: question('registered'),
  'a link that does not work': question('refused'),
  'nobody is signed in': question('waiting'),
  'without a link': question('none'),
};

export const piece: Piece = {
  title: 'Onecard question',
  about: 'Whether to join the Onecard of a link. It says what will happen, and never joins a card unasked.',
  rows: ['A2.145', 'B7.13', 'B5.13'],
  charts: ['onecard'],
};
