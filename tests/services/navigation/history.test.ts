import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  closedHref,
  currentHref,
  firstVisit,
  isMajor,
  longestHistory,
  type Move,
  visit,
  withoutOutlet,
} from '#services/navigation/history.rules.ts';

const href = fc.constantFrom('/', '/a', '/a?page=2', '/b', '/a/(info-modal:x)', '/b/(info-modal:x//pd-modal:y)?q=1');
const move = fc.oneof(
  { weight: 8, arbitrary: fc.constant<Move>('push') },
  { weight: 1, arbitrary: fc.constant<Move>('replace') },
  { weight: 1, arbitrary: fc.integer({ min: -3, max: 3 }) },
);

describe('The history of a page’s life', () => {
  it('stands at the URL that was visited last and never holds more than a hundred, whatever the moves [B2.70] [B9.100]', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(href, move), { minLength: 150, maxLength: 300 }), (moves) => {
        let visits = firstVisit('/start');
        for (const [to, how] of moves) {
          visits = visit(visits, to, how);
          expect(currentHref(visits)).toBe(to);
          expect(visits.hrefs.length).toBeLessThanOrEqual(longestHistory);
        }
      }),
    );
  });

  it('forgets what lay ahead when a new page is opened after going back', () => {
    let visits = firstVisit('/');
    for (const to of ['/a', '/b']) visits = visit(visits, to, 'push');
    visits = visit(visits, '/a', -1);
    visits = visit(visits, '/c', 'push');
    expect(visits.hrefs).toEqual(['/', '/a', '/c']);
  });

  it('closing a modal never leads to a URL that has it open', () => {
    fc.assert(
      fc.property(fc.array(href, { minLength: 1, maxLength: 20 }), (hrefs) => {
        let visits = firstVisit('/(info-modal:x)');
        for (const to of hrefs) visits = visit(visits, to, 'push');
        expect(closedHref(visits, 'info-modal')).not.toContain('info-modal');
      }),
    );
  });

  it('closing one of two modals leaves the other open, and the query as it was', () => {
    expect(withoutOutlet('/a/(info-modal:x//pd-modal:y)?Q=Ā#Z', 'info-modal')).toBe('/a/(pd-modal:y)?Q=Ā#Z');
    expect(withoutOutlet('/(info-modal:x)', 'info-modal')).toBe('/');
  });
});

describe('A major change', () => {
  it.each([
    ['/a', '/b', true],
    ['/a', '/a?page=2', false],
    ['/a', '/b/(info-modal:x)', false],
    ['/a', '/A', false],
  ])('from %s to %s: %s', (lastPage, to, expected) => {
    expect(isMajor(lastPage, to)).toBe(expected);
  });
});
