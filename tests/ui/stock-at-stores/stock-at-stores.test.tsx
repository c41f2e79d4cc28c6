import { fireEvent, render, screen, within } from '@testing-library/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { type StockLevelsContext, type StockLevelsInput, storesIn } from '#machines/stock-levels/index.ts';
import { StockAtStores } from '#ui/stock-at-stores/stock-at-stores.tsx';
import { stores } from '#tests/machines/stock-levels/levels.ts';
import { chart } from '#tests/machines/stock-levels/stock-levels.roster.ts';
import { leafStates, playEveryPath } from '../kit/paths.tsx';

const press = (name: string) => {
  const button = screen.queryByRole('button', { name });
  if (!button) return false;
  fireEvent.click(button);
};
const type = (text: string) => {
  const field = screen.queryByRole('searchbox');
  if (!field) return false;
  fireEvent.change(field, { target: { value: text } });
};
const names = () => screen.queryAllByRole('listitem').map((item) => within(item).getByText(/^Kete /).textContent);
const status = () => screen.getByRole('status').textContent;

describe('The stores that have a product', () => {
  it('are asked for, listed, sifted and asked for again on every generated path', async () => {
    const deferred: { answer: (answer: unknown) => void; refuse: (error: unknown) => void }[] = [];
    const ask = () =>
      new Promise<never>(
        (answer, refuse) => void deferred.push({ answer: answer as (answer: unknown) => void, refuse }),
      );
    const listed = ({ context }: { context: StockLevelsContext }) => storesIn(context).map(({ name }) => name);
    const { seen } = await playEveryPath(chart, {
      render: (input: StockLevelsInput) => {
        deferred.length = 0;
        return render(<StockAtStores {...input} ask={ask} />);
      },
      drive: {
        'search.type': ({ search }) => type(search as string),
        'search.clear': () => press('Show all stores'),
        'levels.ask': () => press('Try again'),
        'xstate.init': () => undefined,
        'xstate.done.actor.askLevels': ({ output }) => deferred.at(-1)?.answer(output),
        'xstate.error.actor.askLevels': ({ error }) => deferred.at(-1)?.refuse(error),
      },
      see: {
        asking: () => {
          expect(status()).toBe('Asking our stores…');
          expect(screen.queryByRole('searchbox')).toBeNull();
        },
        failed: () => {
          expect(status()).toBe('We could not ask our stores just now.');
          expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
          expect(names()).toEqual([]);
        },
        listed: (context) => {
          expect(names()).toEqual(listed({ context }));
          expect(names()).toHaveLength(stores.length);
          expect(status()).toBe('2 of 4 stores have it');
        },
        narrowed: (context) => {
          expect(names()).toEqual(listed({ context }));
          expect(names().length).toBeLessThan(stores.length);
        },
        unmatched: () => {
          expect(names()).toEqual([]);
          expect(status()).toBe('We have no store called “atlantis”. Try the nearest large town.');
        },
      },
    });
    const passing = ['arriving', 'sifting'];
    expect([...seen].sort()).toEqual(
      leafStates(chart)
        .filter((state) => !passing.includes(state))
        .sort(),
    );
  });

  it('stand there with their town and a word on the stock, the chosen one first and named as such [A2.143] [A3.08]', () => {
    render(<StockAtStores sku="100042" chosenStoreId={2} stores={stores} ask={() => Promise.reject(new Error())} />);
    expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
      'Kete NewtownYour storeWellingtonLow stock',
      'Kete PonsonbyAucklandIn stock',
      'Kete WhangāreiWhangāreiOut of stock',
      'Kete RiccartonChristchurchNot sold here',
    ]);
  });

  it('leave the focus on the page when the button that was pressed is gone', async () => {
    render(<StockAtStores sku="100042" chosenStoreId={2} stores={null} ask={() => Promise.reject(new Error())} />);
    fireEvent.click(await screen.findByRole('button', { name: 'Try again' }));
    expect(screen.getByRole('status')).toHaveFocus();
    await screen.findByRole('button', { name: 'Try again' });
  });

  it('gives the focus to the field when all stores are shown again', () => {
    render(<StockAtStores sku="100042" chosenStoreId={2} stores={stores} ask={() => Promise.reject(new Error())} />);
    type('atlantis');
    press('Show all stores');
    expect(screen.getByRole('searchbox')).toHaveFocus();
    expect(screen.getByRole('searchbox')).toHaveValue('');
  });

  it('stand in the first document, without any script', () => {
    const html = renderToStaticMarkup(
      <StockAtStores sku="100042" chosenStoreId={2} stores={stores} ask={() => Promise.reject(new Error())} />,
    );
    for (const { name } of stores) expect(html).toContain(name);
  });
});
