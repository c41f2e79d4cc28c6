import { expect, it } from 'vitest';
import { modalTable } from '#routes/-modal-table.ts';
import { outletNames } from '#services/navigation/outlets.rules.ts';
import { pathsUnder, read } from './kit/project.ts';
import { rows } from './kit/requirements.ts';

const built = pathsUnder('routes/-modals', /\.tsx$/).map((path) => path.replace(/^routes\/-modals\/|\.tsx$/g, ''));
const named = modalTable.map(({ outlet, path }) => `${outlet}/${path}`);

it('every modal path of the specification stands in the table once, in an outlet that exists [A2.O21]', () => {
  const paths = [...rows.values()].flatMap((text) => /^Modal path ([a-z-]+)\.$/.exec(text)?.[1] ?? []);
  expect(paths.length).toBeGreaterThan(35);
  const listed = modalTable.map(({ path }) => path);
  expect(paths.filter((path) => listed.filter((one) => one === path).length !== 1)).toEqual([]);
  expect(new Set(named).size).toBe(named.length);
  expect(modalTable.filter(({ outlet }) => !outletNames.includes(outlet))).toEqual([]);
});

it('a modal that is built is in the table, a chunk of its own that nothing loads at once', () => {
  expect(built.filter((name) => !named.includes(name))).toEqual([]);
  for (const name of built) expect(read(`routes/-modals/${name}.tsx`)).toMatch(/export default function/);
  expect(read('routes/-late-modals.ts')).toMatch(/import\.meta\.glob<[^>]*>+\('\.\/-modals\/\*\/\*\.tsx'\)/);
});

it('every one of them is built: no path of the specification answers with nothing [A2.O22]', () => {
  expect(named.filter((name) => !built.includes(name))).toEqual([]);
});

it('the modals of changing an order are built where the account has its modals [A2.147] [A2.148] [A2.150]', () => {
  const paths = ['change-order', 'change-order-cancel', 'change-order-onboarding'];
  expect(built).toEqual(expect.arrayContaining(paths.map((path) => `account-modal/${path}`)));
});
