import { describe, expect, it } from 'vitest';
import { reservationMachine } from '#machines/reservation/index.ts';
import { searchBoxMachine } from '#machines/search-box/index.ts';
import { reservationTexts } from '#ui/texts/reservation.texts.ts';
import { folded, foldsOf } from '../../../bin/inspector/fold.ts';
import { outlineOf } from '../../../bin/inspector/outline.ts';
import type { ChartData } from '../../../inspector/data.types.ts';
import { layoutFor, nextSpot, type Spot } from '../../../inspector/drawing/place.ts';
import { heatOf } from '../../../inspector/drawing/seen.ts';
import { mermaidOf, scxmlOf } from '../../../inspector/exports/text-exports.ts';
import { beginningOf, foldable, shownAs } from '../../../inspector/outline.ts';
import { find, indexOf } from '../../../inspector/search/search.rules.ts';
import { stem } from '../../../inspector/search/stem.ts';

const chartOf = (machine: typeof reservationMachine | typeof searchBoxMachine, key: string, title: string) =>
  ({
    ...outlineOf(machine as never, { key: machine.id, say: {} }),
    ...{ key, id: machine.id, kind: 'machine', title, area: 'Any', who: null },
    description: machine.root.description ?? '',
    layouts: [],
  }) as ChartData;
const reservation = chartOf(reservationMachine, 'reservation', 'Reservation');
const searchBox = chartOf(searchBoxMachine, 'search-box', 'Search box');
const data = {
  charts: [searchBox, reservation],
  rows: { 'A4.11': 'A slot is not held for longer than was said.' },
  texts: Object.entries(reservationTexts).map(([name, { text }]) => ({ id: `reservation.${name}`, text, row: null })),
  journeys: [],
  planned: [],
};
const index = indexOf(data);
const best = (words: string) => find(index, words).map(({ chart, state }) => state?.id ?? chart.key)[0];

describe('The search of the inspector', () => {
  it('takes words in any order, by their beginnings, and without their endings', () => {
    for (const words of ['slot expire', 'expires slots', 'exp slot', 'How does a slot expire?'])
      expect(best(words), words).toBe('reservation.clocks.expired');
  });

  it('wants every word, and finds nothing for one that is nowhere', () => {
    expect(find(index, 'slot zebra')).toEqual([]);
    expect(find(index, '  ')).toEqual([]);
  });

  it('finds a state by a requirement, and by what can happen there', () => {
    expect(reservation.states.find(({ id }) => id === best('a4.11'))?.rows).toContain('A4.11');
    expect(best('search escape press')).toMatch(/^searchBox\./);
  });

  it('compares words without macrons and without what says only when or how many', () => {
    expect(['expired', 'expires', 'expiring', 'expire'].map(stem)).toEqual(Array(4).fill('expir'));
    expect(stem('a8.01')).toBe('a8.01');
  });
});

describe('Folding', () => {
  it('is laid out for every choice, and shows a hidden state as what holds it', () => {
    const folds = foldsOf(reservation);
    expect(folds).toContainEqual([]);
    expect(new Set(folds.map((fold) => [...fold].sort().join())).size).toBe(folds.length);
    const [clocks = ''] = foldable(reservation);
    expect(shownAs(reservation, new Set([clocks]), 'reservation.clocks.expired')).toBe(clocks);
    const drawn = folded(reservation, [clocks]);
    const ends = drawn.chart.arrows.flatMap(({ from, to }) => [from, to]);
    expect(ends.filter((id) => id.startsWith(`${clocks}.`))).toEqual([]);
  });

  it('takes the layout that differs least among those that show the state', () => {
    const layout = (...ids: string[]) => ({ folded: ids, width: 1, height: 1, boxes: [], lines: [] });
    const [all, both, clocks] = [
      layout(),
      layout('reservation.clocks', 'reservation.wish'),
      layout('reservation.clocks'),
    ];
    const chart = { ...reservation, layouts: [all, both, clocks] };
    expect(layoutFor(chart, ['reservation.clocks'], null)).toBe(clocks);
    expect(layoutFor(chart, ['reservation.wish'], 'reservation.clocks.expired')).toBe(all);
  });
});

describe('The drawing', () => {
  it('is walked through by pointing: near, and not too far aside', () => {
    const spot = (name: string, x: number, y: number) =>
      ({ state: { id: name }, x, y, width: 100, height: 50 }) as unknown as Spot;
    const [here, right, aside, below] = [spot('a', 0, 0), spot('b', 300, 0), spot('c', 150, 400), spot('d', 0, 200)];
    const all = [here, right, aside, below];
    expect(nextSpot(all, here, 'right')).toBe(right);
    expect(nextSpot(all, here, 'down')).toBe(below);
    expect(nextSpot(all, here, 'up')).toBe(null);
  });

  it('begins in the innermost first state, of regions side by side in the first one', () => {
    expect(beginningOf(reservation)).toBe('reservation.clocks.told');
    expect(beginningOf(searchBox)).toBe('searchBox.resting');
  });

  it('tells never from seldom', () => {
    expect([0, 1, 9, 10, 99, 100].map(heatOf)).toEqual(['never', 'seldom', 'seldom', 'often', 'often', 'always']);
  });
});

describe('What is given away of a chart', () => {
  it('has every state in SCXML, which is well-formed, and leads nowhere that is not there', () => {
    const read = new DOMParser().parseFromString(scxmlOf(reservation), 'application/xml');
    expect(read.querySelector('parsererror')).toBe(null);
    const ids = [...read.querySelectorAll('state, parallel, final')].map((state) => state.id);
    expect(ids.toSorted()).toEqual(reservation.states.map(({ id }) => id).toSorted());
    const targets = [...read.querySelectorAll('[target]')].flatMap(
      (one) => one.getAttribute('target')?.split(' ') ?? [],
    );
    expect(targets.filter((target) => !ids.includes(target))).toEqual([]);
  });

  it('has every state once in Mermaid, and closes every brace', () => {
    const text = mermaidOf(searchBox);
    const named = [...text.matchAll(/state "[^"]*" as (\w+)/g)].map(([, name]) => name);
    expect(named).toHaveLength(searchBox.states.length - 1);
    expect(new Set(named).size).toBe(named.length);
    expect(text.split('{').length).toBe(text.split('}').length);
  });

  it('parts regions in Mermaid only within the box that holds them', () => {
    const lines = mermaidOf(reservation).split('\n');
    expect(lines).toContain('  state reservation {');
    expect(lines.filter((line) => line.trim() === '--')).toEqual(['    --']);
  });
});

describe('The mark of a state', () => {
  it('changes with what is inside it and with nothing else', () => {
    const otherwise = chartOf(
      reservationMachine.provide({ delays: { tick: 5 } as never }) as typeof reservationMachine,
      'reservation',
      'Reservation',
    );
    expect(otherwise.states.map(({ mark }) => mark)).toEqual(reservation.states.map(({ mark }) => mark));
    expect(new Set(reservation.states.map(({ mark }) => mark)).size).toBe(reservation.states.length);
  });
});
