import { JSDOM } from 'jsdom';
import { parseSync } from 'vite';
import { describe, expect, it } from 'vitest';
import type { JourneySet } from '../../../bin/journeys/journeys.types.ts';
import { csv, field } from '../../../bin/journeys/out/csv.ts';
import { english } from '../../../bin/journeys/out/english.ts';
import { html } from '../../../bin/journeys/out/html.ts';
import { json } from '../../../bin/journeys/out/json.ts';
import { junit } from '../../../bin/journeys/out/junit.ts';
import type { Seen } from '../../../bin/journeys/out/out.types.ts';
import { passedIn } from '../../../bin/journeys/out/path.ts';
import { playwright, quoted } from '../../../bin/journeys/out/playwright.ts';
import { script } from '../../../bin/journeys/out/script.ts';
import { pathsOf } from '../../../bin/journeys/seen.ts';

const nasty = [
  '"quoted", with a comma',
  'two\r\nlines\u2028and a third',
  "<script>alert(1)</script> & 'more'",
  '=HYPERLINK("http://example.test")',
  ']]> --> */ ${process.exit(1)} `x` \\',
  'Pōrangahau 🥝 \u0000\u0007\ud800',
  '| a | table | and *stars* _here_ #1',
];
const set: JourneySet = {
  goal: nasty.join(' '),
  seed: 1,
  journeys: nasty.map((text, at) => ({
    id: `J-0000000${at}`,
    title: text,
    who: 'A guest',
    settings: { device: 'desktop', role: text },
    start: 'trolley.outside',
    begins: text,
    goals: ['row A8.01', `state ${text}`],
    steps: [
      { area: 'trolley', event: 'shopper.arrive', place: 'shelf', says: text, sees: text },
      { area: 'trolley', event: 'product.add', place: 'added', says: text, sees: text },
    ],
  })),
  unreachable: [{ goal: `state ${nasty[2]}`, why: nasty[2] ?? '' }],
};
const seen: Seen = {
  recordings: new Map(),
  results: new Map([
    ['J-00000000', { failure: null, seconds: 1.5 }],
    ['J-00000001', { failure: nasty.join('\n'), seconds: 2 }],
  ]),
};

/** Rows and fields of RFC 4180, read as its grammar says. */
function readCsv(text: string): readonly (readonly string[])[] {
  const rows: string[][] = [[]];
  const cell = /(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n|$)/gy;
  while (cell.lastIndex < text.length) {
    const [, boxed, plain, end] = cell.exec(text) ?? [];
    if (end === undefined) throw new Error(`No field begins at ${cell.lastIndex}.`);
    rows.at(-1)?.push(boxed?.replaceAll('""', '"') ?? plain ?? '');
    if (end === '\r\n') rows.push([]);
  }
  return rows.filter((row) => row.length > 0);
}

describe('Journeys for a table of tests', () => {
  it('are fields and rows of RFC 4180, whatever stands in them', async () => {
    const rows = readCsv(await csv(set, seen));
    expect(rows.length).toBe(1 + set.journeys.length * 2);
    expect(new Set(rows.map((row) => row.length))).toEqual(new Set([9]));
    expect(rows[1]?.[1]).toBe(nasty[0]);
    expect(rows[3]?.[1]).toBe(nasty[1]);
  });

  it.each(['=1+1', '+1', '-1', '@SUM(A1)', '\tx'])('are never reckoned with: %j', (text) => {
    expect(readCsv(field(text))[0]?.[0]).toBe(`'${text}`);
  });
});

describe('Journeys as results of a build', () => {
  it('are well-formed XML that says what went well, what failed and what was not run', async () => {
    const { document } = new JSDOM(await junit(set, seen), { contentType: 'text/xml' }).window;
    const suite = document.querySelector('testsuite');
    const total = document.querySelectorAll('testcase').length;
    expect(total).toBe(set.journeys.length + 1);
    expect(suite?.getAttribute('tests')).toBe(String(total));
    expect(suite?.getAttribute('failures')).toBe(String(document.querySelectorAll('failure').length));
    expect(suite?.getAttribute('skipped')).toBe(String(document.querySelectorAll('skipped').length));
    expect(document.querySelectorAll('failure').length).toBe(1);
    expect(document.querySelector('failure')?.textContent).toContain('<script>alert(1)</script>');
  });
});

describe('Journeys to be read on paper or in a page', () => {
  it.each([
    ['a script', script],
    ['a report', html({ style: '', symbols: '' })],
  ] as const)('are %s in which no text is anything but text', async (_, output) => {
    const { document } = new JSDOM(await output(set, seen)).window;
    expect(document.querySelectorAll('script').length).toBe(0);
    expect(document.querySelectorAll('h2').length).toBeGreaterThanOrEqual(set.journeys.length);
    expect(document.body.textContent).toContain('<script>alert(1)</script>');
    expect(document.querySelector('h1')?.textContent).toContain('🥝');
  });

  it('have a box to tick for yes and for no at each step, and what is to be expected', async () => {
    const { document } = new JSDOM(await script(set, seen)).window;
    expect(document.querySelectorAll('tbody tr').length).toBe(set.journeys.length * 2);
    expect(document.querySelectorAll('[aria-label="tick box"]').length).toBe(set.journeys.length * 4);
  });

  it('are sentences of Markdown that set no stars, tables or heads of their own', async () => {
    const told = await english(set, seen);
    expect(told).toContain('\\| a \\| table \\| and \\*stars\\* \\_here\\_ \\#1');
    expect(told).toContain('\\<script\\>');
    expect(told.split('\n').filter((line) => line.startsWith('## ')).length).toBe(set.journeys.length + 1);
  });
});

describe('A report', () => {
  const [journey] = set.journeys;
  const pictures = { phone: 'data:image/jpeg;base64,cA==', desktop: 'data:image/jpeg;base64,ZA==' };
  const recorded = { step: 0, pictures, states: [], arrows: [], texts: [], violations: [] };
  const recordings = new Map([['J-00000000', { journey, build: '', steps: [recorded] } as never]]);

  it('says how many went well, failed and were not run, and shows each step on its own screen first', async () => {
    const { document } = new JSDOM(await html({ style: '', symbols: '' })(set, { ...seen, recordings })).window;
    expect(document.querySelector('h1 + p')?.textContent).toBe('7 journeys: 1 went well, 1 failed, 5 not run.');
    expect([...document.querySelectorAll('figcaption')].map((one) => one.textContent)).toEqual(['Desktop', 'Phone']);
  });
});

type Said = { readonly declaration: { readonly value: string } };
describe('Journeys for a browser', () => {
  it('are TypeScript that can be read, with a test for each and a line for each step', async () => {
    const code = await playwright(set, seen);
    expect(parseSync('journeys.test.ts', code).errors).toEqual([]);
    expect(code.match(/^ {2}it\(/gm)?.length).toBe(set.journeys.length);
    expect(code.match(/await journey\.takes\(/g)?.length).toBe(set.journeys.length * 2);
  });

  it.each(nasty)('say %j as it was', (text) => {
    const [said] = parseSync('said.ts', `export default ${quoted(text)};`).program.body as unknown as Said[];
    expect(said?.declaration.value).toBe(text);
  });
});

describe('The picture of a path', () => {
  it('numbers the places of an area by the steps that lead there', () => {
    const steps = [
      { area: 'trolley', event: 'a', place: 'shelf', says: '', sees: '' },
      { area: 'paying', event: 'b', place: 'held', says: '', sees: '' },
      { area: 'trolley', event: 'c', place: 'shelf', says: '', sees: '' },
    ];
    expect(passedIn('trolley', { start: 'trolley.outside', steps })).toEqual([
      { place: 'outside', steps: [0] },
      { place: 'shelf', steps: [1, 3] },
    ]);
  });

  it('lays what was walked over the chart: as many places as were come to, and each arrow once', async () => {
    const { pathOf, symbols } = await pathsOf(set);
    const [first] = await pathOf('J-00000000');
    const { document } = new JSDOM(first?.svg ?? '').window;
    expect(document.querySelectorAll('.visited').length).toBe(3);
    expect(document.querySelectorAll('.walked').length).toBe(2);
    expect([...document.querySelectorAll('.number')].map((one) => one.textContent)).toEqual(['begins', '1', '2']);
    expect(symbols).toContain('id="chart-trolley"');
  });
});

it('The whole set can be read back as it was', async () => {
  expect(JSON.parse(await json(set, seen))).toEqual(set);
});
