import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import type { ShownItem } from '#machines/trolley/index.ts';
import { EmptyTrolley } from '#ui/pages/trolley/trolley-instead.tsx';
import { TrolleyPage, type TrolleyPageProps } from '#ui/pages/trolley/trolley-page.tsx';
import { linesSample, pageSample, samples } from '#ui/pages/trolley/trolley-page.samples.tsx';
import { sectionsOf } from '#ui/pages/trolley/trolley-sections.ts';
import { nextOf } from '#ui/pages/trolley/use-place-kept.ts';
import { shownItem } from '#ui/trolley-line/trolley-line.samples.tsx';
import { faultsOf } from '../axe.ts';

const shelf = (name: string, lines: readonly ShownItem[]) => ({ type: 'Standard' as const, name, lines });
const named = (sku: string, more: Partial<ShownItem> = {}): ShownItem => ({
  ...shownItem('plain', more),
  sku,
  name: `Goods ${sku}`,
});
const all = [shelf('Pantry', linesSample)];

function shows(more: Partial<TrolleyPageProps> = {}) {
  const heard: unknown[] = [];
  const view = (now: Partial<TrolleyPageProps>) => (
    <TrolleyPage
      {...pageSample}
      onRemove={(items) => heard.push(items.map(({ name }) => name))}
      onUndo={() => heard.push('undo')}
      onRetry={() => heard.push('retry')}
      {...now}
    />
  );
  const { rerender } = render(view(more));
  return { heard, now: (now: Partial<TrolleyPageProps>) => rerender(view(now)) };
}
const headings = () => screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
const linesUnder = (name: string) =>
  within(screen.getByRole('region', { name }))
    .getAllByRole('listitem')
    .map((line) => within(line).getAllByRole('link')[0]?.textContent);

describe('The page of the trolley', () => {
  it('has its lines under their headings, and what is out of stock under one of its own [A2.059] [A3.35] [A3.36]', () => {
    shows();
    expect(headings()).toEqual(['Not available right now', 'Fridge & Deli', 'Drinks', 'What it comes to']);
    expect(linesUnder('Not available right now')).toEqual(['Rimu sourdough']);
    expect(linesUnder('Fridge & Deli')).toContain('Kererū vanilla ice cream');
    expect(screen.getByRole('link', { name: 'See similar: Rimu sourdough' })).toHaveAttribute(
      'href',
      '/shop/searchproducts?search=Rimu%20sourdough',
    );
  });

  it('puts what does not come first for a review, then what not everybody may buy, each line once [A2.060] [A2.O13]', () => {
    shows({ isReview: true, sections: sectionsOf(all, true) });
    expect(headings().slice(0, 3)).toEqual(['Not available right now', 'Age-restricted goods', 'Fridge & Deli']);
    expect(linesUnder('Not available right now')).toEqual(['Kererū vanilla ice cream', 'Rimu sourdough']);
    expect(linesUnder('Age-restricted goods')).toEqual(['Rātā dark chocolate']);
    expect(sectionsOf(all, true).flatMap(({ lines }) => lines)).toHaveLength(linesSample.length);
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Review your trolley');
  });

  it('takes out all that does not come, or all that is restricted, by one press', async () => {
    const { heard } = shows({ isReview: true, sections: sectionsOf(all, true) });
    await userEvent.click(screen.getByRole('button', { name: 'Remove these 2 items: Not available right now' }));
    await userEvent.click(screen.getByRole('button', { name: 'Remove this item: Age-restricted goods' }));
    await userEvent.click(
      screen.getByRole('button', {
        name: 'Remove: Tūī rolled oats, wholegrain and stone milled for porridge and baking',
      }),
    );
    expect(heard).toEqual([
      ['Kererū vanilla ice cream', 'Rimu sourdough'],
      ['Rātā dark chocolate'],
      ['Tūī rolled oats, wholegrain and stone milled for porridge and baking'],
    ]);
  });

  it('has no heading without a line, and says that nothing is left when none is [A4.47] [A4.48]', () => {
    expect(sectionsOf([shelf('Pantry', [])], false)).toEqual([]);
    const { now } = shows({
      sections: sectionsOf([shelf('Pantry', [named('1')]), shelf('Bakery', [named('2')])], false),
    });
    now({ sections: sectionsOf([shelf('Pantry', [named('1')]), shelf('Bakery', [])], false) });
    expect(screen.queryByRole('region', { name: 'Bakery' })).toBeNull();
    now({ sections: [], state: 'empty', removed: ['Goods 1'] });
    expect(screen.getByRole('heading', { name: 'Your trolley is empty' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Start shopping' })).toHaveAttribute('href', '/shop/browse');
    expect(screen.getByRole('button', { name: /^Undo/ })).toBeVisible();
  });

  it('is never called empty while nobody knows what is in it [A8.44]', async () => {
    const { heard } = shows({ state: 'unknown', sections: [] });
    expect(screen.getByRole('alert')).toHaveTextContent('Nothing in it is lost');
    expect(screen.queryByText('Your trolley is empty')).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(heard).toEqual(['retry']);
  });

  it('says what was taken out and puts it back by one press', async () => {
    const { heard, now } = shows({ removed: ['Rimu sourdough'] });
    await userEvent.click(screen.getByRole('button', { name: 'Undo: Rimu sourdough is out of your trolley.' }));
    now({ removed: ['a', 'b'] });
    expect(screen.getByText('2 items are out of your trolley.')).toBeVisible();
    expect(heard).toEqual(['undo']);
  });

  it('hands the focus of a line that goes to the next one, and to a heading after the last', () => {
    const section = (...skus: string[]) =>
      sectionsOf(
        [
          shelf(
            'Pantry',
            skus.map((sku) => named(sku)),
          ),
        ],
        false,
      );
    const { now } = shows({ sections: section('1', '2', '3') });
    const press = (name: string) => screen.getByRole('button', { name: `Remove: Goods ${name}` }).focus();
    press('2');
    now({ sections: section('1', '3') });
    expect(screen.getByRole('link', { name: 'Goods 3' })).toHaveFocus();
    press('3');
    now({ sections: section('1') });
    expect(screen.getByRole('link', { name: 'Goods 1' })).toHaveFocus();
    press('1');
    now({ sections: [], state: 'empty' });
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
  });

  it('leaves the focus where it is when a line goes that does not have it', () => {
    const section = (...skus: string[]) =>
      sectionsOf(
        [
          shelf(
            'Pantry',
            skus.map((sku) => named(sku)),
          ),
        ],
        false,
      );
    const { now } = shows({ sections: section('1', '2') });
    const link = screen.getByRole('link', { name: 'Clear trolley' });
    link.focus();
    now({ sections: section('2') });
    expect(link).toHaveFocus();
    expect([nextOf(['1', '2'], new Set(['1', '2'])), nextOf(['1'], new Set())]).toEqual([null, null]);
  });

  it('leads to the checkout, to a time when none is held, and to the modals of the trolley [A2.136] [A2.137]', () => {
    shows();
    const links = Object.fromEntries(
      screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]),
    );
    expect(links).toMatchObject({
      'Go to checkout': '/shop/checkout',
      'Choose a time': '/bookatimeslot',
      'Clear trolley': '/trolley/(vt-modal:clear-trolley)',
      'Save as a list': '/trolley/(vt-modal:save-as-list)',
    });
    document.body.innerHTML = '';
    shows({ hasTime: true });
    expect(screen.queryByRole('link', { name: 'Choose a time' })).toBeNull();
  });

  it('says how many have to come out before an express order', () => {
    shows({ express: { excess: 3, limit: 25 } });
    expect(screen.getByRole('alert')).toHaveTextContent(
      'An express order has up to 25 items. Take out 3 to check out.',
    );
  });

  it('marks what is known from before, and keeps it in sight', () => {
    shows({ isUpdating: true });
    expect(screen.getByText('Updating…')).toBeInTheDocument();
    expect(screen.getByRole('main')).toHaveAttribute('aria-busy', 'true');
    expect(screen.getAllByRole('listitem').length).toBeGreaterThan(linesSample.length);
  });

  it.each(Object.entries(samples))('has no fault that axe knows: %s', async (_, sample) => {
    const { container } = render(sample);
    expect(await faultsOf(container)).toEqual([]);
  });

  it('has a way on from nothing', () => {
    render(<EmptyTrolley />);
    expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '/shop/browse',
      '/myfavourites',
    ]);
  });
});
