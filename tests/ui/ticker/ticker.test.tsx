import { fireEvent, render, screen, within } from '@testing-library/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { rostered } from '#tests/machines/kit/roster.ts';
import { leafStates, playEveryPath } from '#tests/ui/kit/paths.tsx';
import { Ticker } from '#ui/ticker/ticker.tsx';

const entries = ['Feijoas are in.', 'Delivery from noon.', 'Bring your own bags.', 'Open on Sunday.'];
const show = (count: number) => render(<Ticker label="News" entries={entries.slice(0, count)} />);
const button = (name: 'Previous message' | 'Next message') => screen.queryByRole('button', { name: name });
const isOff = (name: 'Previous message' | 'Next message') => button(name)?.getAttribute('aria-disabled') === 'true';
const press = (name: 'Previous message' | 'Next message') => {
  const pressed = button(name);
  if (!pressed) return false;
  fireEvent.click(pressed);
  return !isOff(name);
};

describe('The ticker', () => {
  it('shows one entry of its list at a time, with a button to the next and to the one before [B1.15] [B4.051]', () => {
    show(4);
    const news = within(screen.getByRole('region', { name: 'News' }));
    expect(news.getByRole('status')).toHaveTextContent('Feijoas are in.1 of 4');
    press('Next message');
    press('Next message');
    expect(news.getByRole('status')).toHaveTextContent('Bring your own bags.3 of 4');
    press('Previous message');
    expect(news.getByRole('status')).toHaveTextContent('Delivery from noon.2 of 4');
    expect(screen.queryByText('Feijoas are in.')).toBeNull();
  });

  it('switches previous off at the first entry and next at the last, and keeps the focus there [B4.052]', () => {
    show(2);
    expect([isOff('Previous message'), isOff('Next message')]).toEqual([true, false]);
    button('Next message')?.focus();
    press('Next message');
    expect([isOff('Previous message'), isOff('Next message')]).toEqual([false, true]);
    expect(button('Next message')).toHaveFocus();
    press('Next message');
    expect(screen.getByRole('status')).toHaveTextContent('Delivery from noon.');
  });

  it('is not there without entries, and shows the first one before it is live', () => {
    expect(show(0).container).toBeEmptyDOMElement();
    expect(renderToStaticMarkup(<Ticker label="News" entries={entries} />)).toContain('Feijoas are in.');
  });

  it('begins anew when its list becomes shorter than where it stands', () => {
    const { rerender } = show(4);
    for (let step = 0; step < 3; step++) press('Next message');
    rerender(<Ticker label="News" entries={entries.slice(0, 2)} />);
    expect(screen.getByRole('status')).toHaveTextContent('Feijoas are in.1 of 2');
  });

  it('shows on every generated path what its chart says', async () => {
    const chart = rostered('ticker');
    const sees = (previousOff: boolean, nextOff: boolean) => (context: { at: number; count: number }) => {
      if (context.count === 0) return expect(screen.queryByRole('region')).toBeNull();
      expect(screen.getByRole('status')).toHaveTextContent(entries[context.at] ?? '');
      expect([isOff('Previous message'), isOff('Next message')]).toEqual([previousOff, nextOff]);
    };
    const { seen } = await playEveryPath(chart, {
      render: ({ count }) => show(count),
      drive: {
        'next.press': () => press('Next message'),
        'previous.press': () => press('Previous message'),
      },
      see: {
        alone: sees(true, true),
        first: sees(true, false),
        middle: sees(false, false),
        last: sees(false, true),
      },
    });
    expect([...seen].sort()).toEqual([...leafStates(chart)].sort());
  }, 20_000);
});
