import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import type { ShownItem } from '#machines/trolley/index.ts';
import { isSameItem } from '#ui/trolley-line/is-same-item.ts';
import { againstWords, lineTotalText, priceText, stockWords, unitText } from '#ui/trolley-line/line-words.ts';
import { samples, shownItem } from '#ui/trolley-line/trolley-line.samples.tsx';
import { TrolleyLine } from '#ui/trolley-line/trolley-line.tsx';
import { samples as panels } from '#ui/trolley-panel/trolley-panel.samples.tsx';
import { TrolleyPanel } from '#ui/trolley-panel/trolley-panel.tsx';
import { totalsSample } from '#ui/trolley-totals/trolley-totals.samples.tsx';
import { samples as totals } from '#ui/trolley-totals/trolley-totals.samples.tsx';
import { faultsOf } from '../axe.ts';

const press = () => undefined;

describe('A line of the trolley', () => {
  it('says its price with the unit price beside it, and what it comes to', () => {
    const milk = shownItem('plain');
    expect([priceText(milk), unitText(milk), lineTotalText(milk)]).toEqual(['$4.19 each', '$2.10 / 1 L', '$8.38']);
    expect(priceText({ ...milk, unit: 'Kg' })).toBe('$4.19 / kg');
    expect(priceText({ ...milk, pieceGrams: 180 })).toBe('$4.19 / kg');
    expect(priceText({ ...milk, priceCents: null, product: null })).toBe('No price today');
  });

  it('comes to about so much until the store has said so', () => {
    expect(lineTotalText({ status: 'sending', priceCents: 419, totalCents: 1_257 })).toBe('≈ $12.57');
    expect(lineTotalText({ status: 'sending', priceCents: null, totalCents: 0 })).toBe('');
  });

  it.each([
    [{ keptOut: 'goods' }, 'Not delivered to your area'],
    [{ availabilityStatus: 'Unavailable' }, 'Not available'],
    [{ priceCents: null }, 'Not available'],
    [{ categoryType: 'OutOfStock', availabilityStatus: 'Out of Stock' }, 'Out of stock'],
    [{ availabilityStatus: 'Low Stock' }, null],
    [{ priceCents: null, status: 'sending' }, null],
  ] as readonly (readonly [Partial<ShownItem>, string | null])[])(
    'that is %o says why it does not come: %s',
    (more, words) => {
      expect(stockWords(shownItem('plain', more))).toBe(words);
    },
  );

  it('is drawn again only when something of it has changed', () => {
    let drawn = 0;
    const Extras = () => {
      drawn += 1;
      return null;
    };
    const view = (item: ShownItem) => (
      <ul>
        <TrolleyLine item={item} onRemove={press} Extras={Extras} />
      </ul>
    );
    const milk = shownItem('plain', { status: { refused: 'No.' } });
    const { rerender } = render(view(milk));
    rerender(view({ ...milk, status: { refused: 'No.' } }));
    expect(drawn).toBe(1);
    rerender(view({ ...milk, amount: 3 }));
    expect(drawn).toBe(2);
    const others: readonly Partial<ShownItem>[] = [
      { status: { refused: 'Only 2.' } },
      { status: 'resting' },
      { totalCents: 1 },
      { note: 'Ripe' },
      { product: null },
      { againstDiet: [{ kind: 'contains', what: 'Milk' }] },
    ];
    for (const more of others) expect(isSameItem(milk, { ...milk, ...more }), JSON.stringify(more)).toBe(false);
  });

  it('is the same when the store says once more why it is against how its shopper eats', () => {
    const against = (what: string) =>
      shownItem('plain', { againstDiet: [{ kind: 'contains', what }], status: 'resting' });
    const milk = against('Milk');
    expect(isSameItem(milk, { ...milk, againstDiet: [{ kind: 'contains', what: 'Milk' }] })).toBe(true);
    expect(isSameItem(milk, { ...milk, againstDiet: [{ kind: 'mayContain', what: 'Milk' }] })).toBe(false);
    expect(isSameItem(milk, { ...milk, againstDiet: [] })).toBe(false);
  });

  it('says why it is against how its shopper eats, and what its label does not say as no more than that', () => {
    const contains = { kind: 'contains', what: 'Milk' } as const;
    const unmarked = { kind: 'unmarked', what: 'Vegan' } as const;
    expect(againstWords({})).toBe(null);
    expect(againstWords({ againstDiet: [contains, unmarked] })).toBe(
      'Against how you eat: contains milk, is not marked vegan',
    );
    expect(againstWords({ againstDiet: [unmarked] })).toBe('May be against how you eat: is not marked vegan');
    render(
      <ul>
        <TrolleyLine item={shownItem('plain', { againstDiet: [contains] })} onRemove={press} />
      </ul>,
    );
    expect(screen.getByText('Against how you eat: contains milk')).toBeVisible();
  });

  it('opens its note by its own button, and closes it', async () => {
    const heard: unknown[] = [];
    const Note = () => <p>A place to write</p>;
    const item = shownItem('plain', { note: 'Ripe, please.' });
    const view = (isNoteOpen: boolean) => (
      <ul>
        <TrolleyLine {...{ item, isNoteOpen, Note }} onRemove={press} onNote={(sku) => heard.push(sku)} />
      </ul>
    );
    const { rerender } = render(view(false));
    expect(screen.getByText('Ripe, please.')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Change note: Kōwhai blue milk' }));
    rerender(view(true));
    expect(screen.getByText('A place to write')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Close note: Kōwhai blue milk' }));
    expect(heard).toEqual([item.sku, null]);
  });

  it.each(Object.entries({ ...samples, ...totals }))('has no fault that axe knows: %s', async (_, sample) => {
    const { container } = render(sample);
    expect(await faultsOf(container)).toEqual([]);
  });
});

describe('What the trolley comes to', () => {
  it('is said to be about so much until the store has said so, and its fee when a time is held', () => {
    const { rerender, container } = render(totals['on its way']);
    expect(container).toHaveTextContent('about $98.90');
    rerender(<>{totals['no time yet']}</>);
    expect(container).toHaveTextContent('DeliveryChoose a time to see it');
    expect(container).toHaveTextContent('Spend $63.60 more and delivery is from $8.');
    rerender(<>{totals['picked up for nothing']}</>);
    expect(container).toHaveTextContent('Pick upFree');
    rerender(<>{totals['a little more for free pick up']}</>);
    expect(container).toHaveTextContent('Spend $9.00 more and pick up is free.');
    rerender(<>{totals['not priced yet']}</>);
    expect(container).toHaveTextContent('TotalOn its way');
  });
});

describe('The panel of the trolley', () => {
  const panel = (heard: unknown[]) => (
    <TrolleyPanel
      sections={[{ key: 'a', kind: 'shelf', name: 'Pantry', lines: [shownItem('plain')] }]}
      totals={totalsSample}
      checkoutHref="/checkout"
      onRemove={press}
      onClose={() => heard.push('close')}
    />
  );
  it('has the focus when it opens, and closes by Escape and by its button', async () => {
    const heard: unknown[] = [];
    render(panel(heard));
    expect(screen.getByRole('heading', { level: 2 })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await userEvent.click(screen.getByRole('button', { name: 'Close trolley' }));
    expect(heard).toEqual(['close', 'close']);
    expect(screen.getByRole('complementary', { name: /^Trolley/ })).not.toHaveAttribute('aria-modal');
    expect(screen.getByRole('link', { name: 'See your trolley' })).toHaveAttribute('href', '/trolley');
    expect(screen.getByRole('link', { name: 'Go to checkout' })).toHaveAttribute('href', '/checkout');
  });

  it.each(Object.entries(panels))('has no fault that axe knows: %s', async (_, sample) => {
    const { container } = render(sample);
    expect(await faultsOf(container)).toEqual([]);
  });
});
