import { describe, expect, it } from 'vitest';
import { places } from '#routes/-places.ts';
import { waiting } from '#routes/-waiting-words.ts';
import { notYetPage } from '../../bin/not-yet.rules.ts';
import { read, routeFiles } from './kit/project.ts';

const files = routeFiles.map(read);

describe('The list of what is not there yet', () => {
  it('is the route table as it stands: run "npm run not-yet" when this fails', () => {
    expect(read('docs/not-yet.md')).toBe(notYetPage());
  });

  it('has a line for each page that waits, and none for one that is there', () => {
    const text = notYetPage(
      { here: { path: '/here', who: 'anyone' }, later: { path: '/later', who: 'shopper', feature: 'MealPlanning' } },
      { later: 'something good' },
    );
    expect(text).toContain('1 of 2 pages');
    expect(text).toContain('| `/later` | something good | shoppers, when MealPlanning is on |');
    expect(text).not.toContain('`/here`');
  });

  it('is what the pages themselves show', () => {
    const shown = files
      .filter((text) => text.includes("notYet('"))
      .map((text) => (/createFileRoute\('([^']+)'\)/.exec(text)?.[1] ?? '').replace(/(.)\/$/, '$1'));
    const announced = Object.keys(waiting).map((id): string => places[id as keyof typeof waiting].path);
    expect(shown.toSorted()).toEqual(announced.toSorted());
  });
});
