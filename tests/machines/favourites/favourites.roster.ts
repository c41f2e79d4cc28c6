import assert from 'node:assert/strict';
import { type FavouritesContext, favouritesMachine, isFavouriteIn } from '#machines/favourites/index.ts';
import type { Rostered } from '../kit/rostered.ts';

const milk = { sku: '100042', name: 'Kōwhai blue milk' };
const oats = { sku: '100043', name: 'Tūī rolled oats' };

export const chart: Rostered = {
  name: 'favourites',
  machine: favouritesMachine,
  inputs: [{ subject: 'mere' }, { subject: null }],
  events: () => [
    { type: 'favourites.refresh' },
    { type: 'favourite.mark', ...milk, isFavourite: true },
    { type: 'favourite.mark', ...milk, isFavourite: false },
    { type: 'favourite.mark', ...oats, isFavourite: true },
    { type: 'session.ended' },
    { type: 'user.changed', subject: 'mere', isShopper: true },
    { type: 'user.changed', subject: 'hone', isShopper: true },
    { type: 'user.changed', subject: 'mere', isShopper: false },
  ],
  answers: { loadFavourites: [[], [milk.sku]], markFavourite: [[milk.sku], [oats.sku, milk.sku]] },
  shape: ({ subject, skus, wishes }: FavouritesContext) => [
    subject === null,
    skus?.length ?? null,
    wishes.slice(0, 2).map(({ sku, isFavourite }) => [sku, isFavourite]),
  ],
  oracle: (world) => (happened, said) => {
    const before = said.context as FavouritesContext;
    const snapshot = world.snapshot();
    const context = snapshot.context as FavouritesContext;
    if (context.subject !== before.subject)
      assert.deepEqual([context.skus, context.wishes], [null, []], 'A favourite of one shopper stayed for the next.');
    if (context.subject === null) assert.equal(world.open().length, 0, 'Something is asked for nobody.');
    const open = world.open().filter(({ name }) => name === 'markFavourite').length;
    assert.equal(open, context.wishes.length > 0 ? 1 : 0, 'One write is in flight while there are wishes, else none.');
    const skus = context.wishes.map(({ sku }) => sku);
    assert.equal(new Set(skus).size, skus.length, 'A product is wished for twice.');
    if (happened.kind === 'event' && happened.event.type === 'favourite.mark' && context.subject !== null)
      assert.equal(
        isFavouriteIn(snapshot as never, happened.event['sku'] as string),
        happened.event['isFavourite'],
        'A press does not show.',
      );
  },
};
