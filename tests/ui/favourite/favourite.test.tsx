import { act, fireEvent, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import { favouritesMachine, isFavouriteIn } from '#machines/favourites/index.ts';
import { Favourite } from '#ui/favourite/favourite.tsx';
import { FavouritesContext } from '#ui/favourite/favourite-context.ts';
import { FavouriteHeart } from '#ui/favourite/favourite-heart.tsx';
import { favouriteWords } from '#ui/favourite/favourite-words.ts';
import { ProductCard } from '#ui/product-card/product-card.tsx';
import { sampleProducts } from '#ui/product-card/sample-products.ts';
import { faultsOf } from '../axe.ts';

const { plain } = sampleProducts;
const tick = () => act(async () => void (await Promise.resolve()));

function shop(skus: readonly string[]) {
  const asked: { sku: string; isFavourite: boolean; answer: (skus: readonly string[]) => void; refuse: () => void }[] =
    [];
  const favourites = createActor(
    favouritesMachine.provide({
      actors: {
        loadFavourites: fromPromise(() => Promise.resolve(skus)),
        markFavourite: fromPromise(
          ({ input: { sku, isFavourite } }) =>
            new Promise<readonly string[]>((answer, refuse) =>
              asked.push({ sku, isFavourite, answer, refuse: () => refuse(new Error('No.')) }),
            ),
        ),
      },
    }),
    { input: { subject: 'mere' } },
  ).start();
  const here = { favourites, isFavouriteIn, Heart: FavouriteHeart };
  return { asked, page: { here, want: () => undefined } };
}
const heart = () => screen.queryByRole('button', { name: 'Favourite: Kōwhai blue milk 2 L' });

describe('The heart of a product', () => {
  it('is not there for those who have no favourites, so that a card is the same bytes for everybody [A6.07]', () => {
    const card = <ProductCard product={plain} />;
    const html = renderToString(card);
    expect(html).not.toContain('favourite');
    expect(
      renderToString(<FavouritesContext value={{ here: null, want: () => undefined }}>{card}</FavouritesContext>),
    ).toBe(html);
  });

  it('asks for what shows it once a product is on show, and says nothing before it is known', async () => {
    let wanted = 0;
    const want = () => void (wanted += 1);
    const { page } = shop([plain.sku]);
    const view = render(
      <FavouritesContext value={{ here: null, want }}>
        <Favourite product={plain} />
      </FavouritesContext>,
    );
    expect([wanted, heart()]).toEqual([1, null]);
    view.rerender(
      <FavouritesContext value={{ ...page, want }}>
        <Favourite product={plain} />
      </FavouritesContext>,
    );
    await tick();
    expect(heart()?.getAttribute('aria-pressed')).toBe('true');
    expect(await faultsOf(view.container)).toEqual([]);
  });

  it('shows a press at once, sends the last of two, and turns back what was not kept [A1.12]', async () => {
    const { page, asked } = shop([]);
    render(
      <FavouritesContext value={page}>
        <Favourite product={plain} />
      </FavouritesContext>,
    );
    await tick();
    const pressed = () => heart()?.getAttribute('aria-pressed');
    const press = () => fireEvent.click(heart() as HTMLElement);
    press();
    expect([pressed(), asked.length]).toEqual(['true', 1]);
    press();
    expect([pressed(), asked.length]).toEqual(['false', 1]);
    asked[0]?.answer([plain.sku]);
    await tick();
    expect([pressed(), asked[1]?.isFavourite]).toEqual(['false', false]);
    asked[1]?.refuse();
    await tick();
    expect(pressed()).toBe('true');
  });

  it('says what came of it, by the product’s name', () => {
    const about = { sku: plain.sku, name: plain.name };
    expect(favouriteWords({ type: 'favourite.marked', ...about, isFavourite: true })).toBe(
      'Kōwhai blue milk is a favourite now',
    );
    const fault = { tag: 'offline', message: 'x' } as const;
    expect(favouriteWords({ type: 'favourite.lost', ...about, isFavourite: false, fault })).toBe(
      'Kōwhai blue milk is still a favourite. You seem to be offline.',
    );
  });
});
