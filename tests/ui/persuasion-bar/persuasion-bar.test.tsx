import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { rostered } from '#tests/machines/kit/roster.ts';
import { leafStates, playEveryPath } from '#tests/ui/kit/paths.tsx';
import { PersuasionBar, type PersuasionItem } from '#ui/persuasion-bar/persuasion-bar.tsx';
import { sourceOf } from '../styles.ts';

const items: readonly PersuasionItem[] = [
  { text: 'Delivered till late', url: '/content/delivery', icon: 'delivery-truck' },
  { text: 'Pick up in an hour', url: '/content/pick-up', icon: 'pick-up' },
  { text: 'Boosts for members', url: '/boosts', icon: 'rewards-boosts' },
  { text: 'One too many', url: '/more', icon: 'gift' },
];

/** The two questions that the bar asks of the browser, answered as the test likes. */
function browser() {
  const questions = new Map<string, { matches: boolean; tell: Set<() => void> }>();
  const of = (about: string) => {
    const found = questions.get(about) ?? { matches: false, tell: new Set() };
    questions.set(about, found);
    return found;
  };
  const aboutOf = (query: string) => (query.includes('motion') ? 'motion' : 'screen');
  vi.stubGlobal('matchMedia', (query: string) => {
    const question = of(aboutOf(query));
    return {
      get matches() {
        return question.matches;
      },
      addEventListener: (_: string, tell: () => void) => question.tell.add(tell),
      removeEventListener: (_: string, tell: () => void) => question.tell.delete(tell),
    };
  });
  return (about: 'motion' | 'screen', matches: boolean) => {
    of(about).matches = matches;
    for (const tell of of(about).tell) tell();
  };
}
afterEach(() => vi.unstubAllGlobals());

const inSight = () =>
  [...document.querySelectorAll('li')].filter((item) => !item.hasAttribute('inert')).map((item) => item.textContent);
const button = () => document.querySelector('button');
const bar = () => document.querySelector('section');
const list = () => document.querySelector('ul') as HTMLElement;
const firstLink = () => document.querySelector('a') as HTMLElement;

describe('The persuasion bar', () => {
  it('has items with a text, an address and an icon [B3.53]', () => {
    render(<PersuasionBar items={items.slice(0, 1)} />);
    const link = within(screen.getByRole('region')).getByRole('link', { name: 'Delivered till late' });
    expect(link).toHaveAttribute('href', '/content/delivery');
    expect(link.querySelector('use')?.getAttribute('href')).toMatch(/#delivery-truck$/);
  });

  it.each([
    [1, 1],
    [2, 2],
    [3, 3],
    [4, 3],
  ])('given %i items shows %i [B9.047]', (given, shown) => {
    render(<PersuasionBar items={items.slice(0, given)} />);
    expect(screen.getAllByRole('link')).toHaveLength(shown);
  });

  it('is not there without items, and shows all of them before it is live', () => {
    expect(render(<PersuasionBar items={[]} />).container).toBeEmptyDOMElement();
    const html = renderToStaticMarkup(<PersuasionBar items={items.slice(0, 3)} />);
    expect(html.match(/<a /g)).toHaveLength(3);
    expect(html).not.toMatch(/inert|<button/);
  });

  it('on a small screen shows one item after the other, the others out of reach [B9.048] [B9.O6]', () => {
    vi.useFakeTimers();
    browser()('screen', true);
    render(<PersuasionBar items={items.slice(0, 2)} />);
    expect(inSight()).toEqual(['Delivered till late']);
    act(() => void vi.advanceTimersByTime(4_999));
    expect(inSight()).toEqual(['Delivered till late']);
    act(() => void vi.advanceTimersByTime(1));
    expect(inSight()).toEqual(['Pick up in an hour']);
    act(() => void vi.advanceTimersByTime(5_000));
    expect(inSight()).toEqual(['Delivered till late']);
    vi.useRealTimers();
  });

  it('is stopped and started by a button that stands before the items [B9.048]', () => {
    vi.useFakeTimers();
    browser()('screen', true);
    render(<PersuasionBar items={items.slice(0, 2)} />);
    const stop = screen.getByRole('button', { name: 'Stop the messages' });
    expect(stop.compareDocumentPosition(list())).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    fireEvent.click(stop);
    act(() => void vi.advanceTimersByTime(60_000));
    expect(inSight()).toEqual(['Delivered till late']);
    fireEvent.click(screen.getByRole('button', { name: 'Let the messages go on' }));
    act(() => void vi.advanceTimersByTime(5_000));
    expect(inSight()).toEqual(['Pick up in an hour']);
    vi.useRealTimers();
  });

  it('never turns by itself where less motion is wished for: all items are in reach [B9.048]', () => {
    const say = browser();
    say('motion', true);
    say('screen', true);
    render(<PersuasionBar items={items.slice(0, 3)} />);
    expect([bar()?.dataset['state'], inSight().length, button()]).toEqual(['listed', 3, null]);
  });

  it('takes the room of one item from the first paint on, where it will turn', () => {
    expect(sourceOf('ui/persuasion-bar/persuasion-bar.css')).toMatch(
      /max-width: 767px\) and \(prefers-reduced-motion: no-preference\) and \(scripting: enabled\) \{[^]*data-state='listed'\] \{[^]*li:not\(:first-child\) \{\s*visibility: hidden/,
    );
  });

  it('shows on every generated path what its chart says', async () => {
    const chart = rostered('persuasion-bar');
    let say = browser();
    const all = (context: { count: number }) => {
      expect([bar()?.dataset['state'], inSight().length, button()]).toEqual(['listed', context.count, null]);
    };
    const single = (state: string, name: string) => (context: { at: number }) => {
      expect(bar()).toHaveAttribute('data-state', state);
      expect(inSight()).toEqual([items[context.at]?.text]);
      expect(button()).toHaveAttribute('aria-label', name);
    };
    const press = (name: string) => {
      if (button()?.getAttribute('aria-label') !== name) return false;
      fireEvent.click(button() as HTMLElement);
      return true;
    };
    const { seen } = await playEveryPath(chart, {
      render: ({ count }) => {
        say = browser();
        render(<PersuasionBar items={items.slice(0, count)} />);
      },
      drive: {
        'screen.learned': (event) => say('screen', event['isSmall']),
        'motion.learned': (event) => say('motion', event['isReduced']),
        'hold.start': (event) =>
          event['by'] === 'pointer' ? fireEvent.pointerEnter(list()) : fireEvent.focus(firstLink()),
        'hold.end': (event) =>
          event['by'] === 'pointer' ? fireEvent.pointerLeave(list()) : fireEvent.blur(firstLink()),
        'rotation.pause': () => press('Stop the messages'),
        'rotation.resume': () => press('Let the messages go on'),
      },
      see: {
        listed: all,
        turning: single('turning', 'Stop the messages'),
        held: single('held', 'Stop the messages'),
        paused: single('paused', 'Let the messages go on'),
      },
    });
    expect([...seen].sort()).toEqual([...leafStates(chart)].sort());
  }, 60_000);
});
