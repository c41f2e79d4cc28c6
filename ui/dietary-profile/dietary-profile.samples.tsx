import type { DietaryProfileShown } from '#machines/dietary-profile/index.ts';
import { noDiet } from '#services/dietary/dietary.contract.ts';
import type { Piece, Samples } from '#ui/gallery.types.ts';
import { DietaryProfileForm } from './dietary-profile.tsx';

export const piece: Piece = {
  title: 'How you eat',
  about: 'What a shopper eats and does not eat. Each tick is kept at once; lists, recipes and substitutes follow it.',
  rows: ['A2.073'],
  charts: ['dietary-profile'],
};

const press = () => undefined;
const fault = { tag: 'offline', message: 'You are offline.' } as const;
const form = (shown: Partial<DietaryProfileShown>) => (
  <DietaryProfileForm
    shown={{ state: 'shown', profile: noDiet, wish: 'resting', fault: null, ...shown }}
    onWant={press}
    onRetry={press}
    onPutBack={press}
  />
);

export const samples: Samples = {
  'nothing told': form({}),
  'a vegetarian without milk': form({
    profile: { diets: ['Vegetarian'], avoids: ['Milk'], avoidsTraces: true },
    wish: 'saved',
  }),
  'not saved': form({ profile: { ...noDiet, avoids: ['Peanuts'] }, wish: 'lost', fault }),
  'not read': form({ state: 'failed', fault }),
};
