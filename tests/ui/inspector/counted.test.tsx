import { render, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { CountedView } from '#inspector/counted/counted-view.tsx';
import { litAt } from '#inspector/live/lit-at.ts';
import { sequenceOf } from '#inspector/sequence/lanes.ts';
import { countedOf } from '#services/inspection/counted.rules.ts';
import type { TraceRecord } from '#services/inspection/trace.contract.ts';
import { eachEvent, listSeen } from '../../services/analytics/samples.ts';

const atMs = Date.UTC(2026, 10, 25, 8, 0, 0, 7);
const records: readonly TraceRecord[] = [
  { kind: 'page', n: 1, atMs, what: 'page /shop/specials' },
  ...[listSeen(), eachEvent.login].map((event, at) => {
    const counted = countedOf(event);
    if (!counted) throw new Error('It is not known.');
    return { kind: 'counted' as const, n: 2 + at, atMs: atMs + at, ...counted };
  }),
];

it('What was counted stands in a table, the last first, with the facts that are not known', () => {
  render(<CountedView records={records} />);
  expect(screen.getByText('What was counted: 2 events')).toBeVisible();
  const [, ...rows] = within(screen.getByRole('table', { hidden: true })).getAllByRole('row', { hidden: true });
  expect(rows.map((row) => row.textContent)).toEqual([
    '08:00:00.008loginnone',
    '08:00:00.007view_item_listpageItemListId: text, pageItemListName: text, carouselName: not known, items: 1 thing',
  ]);
});

it('Where nothing was counted it is said what that depends on', () => {
  render(<CountedView records={records.slice(0, 1)} />);
  expect(screen.getByText('What was counted: nothing')).toBeVisible();
  expect(screen.getByText(/before a shopper has agreed to it/)).toBeInTheDocument();
});

it('What was counted goes from the page to a lane of its own, and is said in a sentence', () => {
  const { lanes, rows } = sequenceOf(records, { only: new Set(['x:0']), mostLanes: 8 });
  expect(lanes.map(({ name }) => name)).toEqual(['Page', 'Analytics']);
  expect(rows.map(({ from, to, words }) => `${from} > ${to}: ${words}`)).toEqual([
    'page > page: page /shop/specials',
    'page > counted: view_item_list',
    'page > counted: login',
  ]);
  expect(litAt(records, 2, { charts: [], chosen: null }).caption).toBe('Counted: “login”.');
});
