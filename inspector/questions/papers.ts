import type { Answer, Evidence, Named } from './questions.types.ts';
import { blank } from './told.ts';

const plain = (text: string) => text.toLowerCase().replaceAll('’', "'").replace(/\s+/g, ' ').trim();

/** Which states show a text: those whose charts name it, and those that were active when a recorded page showed it. */
export function whoShows({ data }: Evidence, said: string): Answer | null {
  const wanted = plain(said);
  const texts = data.texts.filter(
    ({ text, row, id }) => plain(text).includes(wanted) || row?.toLowerCase() === wanted || id === said,
  );
  if (texts.length === 0) return null;
  const rows = new Set(texts.flatMap(({ row }) => row ?? []));
  const ids = new Set(texts.map(({ id }) => id));
  const shows = data.charts.flatMap(({ states }) =>
    states.filter(
      (state) => state.texts.some((id) => ids.has(id) || rows.has(id)) || state.rows.some((row) => rows.has(row)),
    ),
  );
  const seen = data.journeys.filter(({ steps }) => steps.some((step) => step.texts.some((id) => ids.has(id))));
  const named = texts.slice(0, 5).map(({ text, row, id }) => `“${text}” (${row ?? id})`);
  const found = shows.map(({ id }) => id);
  return {
    ...blank(`Which states show ${named.join(', ')}?`, null),
    kind: 'told',
    says:
      found.length > 0
        ? `${found.join(', ')}.${seen.length > 0 ? ` ${seen.length} recorded journeys saw it on a page.` : ''}`
        : `No chart names it.${seen.length > 0 ? ` ${seen.length} recorded journeys saw it on a page.` : ' It is said by a page of itself.'}`,
    looked: `Looked at the texts and rows that the ${data.charts.length} charts name, and at ${data.journeys.length} recorded journeys.`,
    notLooked: 'Not looked at: pages that say it without any chart, and journeys that nobody recorded.',
    states: found,
  };
}

/** What is read where a state holds: the texts that its chart names, and those that recorded pages showed there. */
export function whatIsRead({ data }: Evidence, { title, states }: Pick<Named, 'title' | 'states'>): Answer {
  const own = data.charts.flatMap((chart) => chart.states.filter(({ id }) => states.includes(id)));
  const named = new Set(own.flatMap(({ texts, rows }) => [...texts, ...rows]));
  const place = (id: string) => id.replace(/^journey-/, '');
  const seen = new Set(
    data.journeys.flatMap(({ journey, steps }) =>
      steps.flatMap(({ step, texts }) => {
        const at = journey.steps[step];
        return at && states.some((id) => place(id) === `${at.area}.${at.place}`) ? texts : [];
      }),
    ),
  );
  const isRead = ({ id, row }: (typeof data.texts)[number]) =>
    named.has(id) || (row !== null && named.has(row)) || seen.has(id);
  const found = data.texts.filter(
    (text) => isRead(text) && (text.row === null || text.row.startsWith('A8') || named.has(text.id)),
  );
  const words = [...new Set(found.map(({ text, row }) => `“${text}”${row === null ? '' : ` (${row})`}`))];
  return {
    ...blank(`What is read in ${title}?`, null),
    kind: 'told',
    says: `${own.map(({ description }) => description).join(' ')} ${words.length > 0 ? words.join(', ') : 'No text of the specification is known to stand there'}.`.trim(),
    looked: `Looked at the texts that the charts name there, and at ${data.journeys.length} recorded journeys.`,
    notLooked: 'Not looked at: words that no row fixes, and pages that nobody recorded.',
    states,
  };
}

/** Which states and tests claim a requirement row. */
export function whoClaims({ data, testsOf }: Evidence, row: string): Answer | null {
  const words = data.rows[row];
  if (words === undefined) return null;
  const states = data.charts.flatMap((chart) =>
    chart.states.filter(({ rows, texts }) => rows.includes(row) || texts.includes(row)),
  );
  const planned = data.planned.filter(({ goals }) => goals.includes(`row ${row}`));
  const tests = testsOf(row);
  const parts = [
    states.length > 0 ? `states: ${states.map(({ id }) => id).join(', ')}` : 'no state of a chart',
    tests.length > 0 ? `tests: ${tests.join(', ')}` : 'no test that is known here',
    planned.length > 0 ? `journeys: ${planned.map(({ id }) => id).join(', ')}` : 'no generated journey',
  ];
  return {
    ...blank(`Who claims ${row}: “${words}”?`, null),
    kind: 'told',
    says: `${parts.join('; ')}.`,
    looked: `Looked at the rows that ${data.charts.length} charts claim, at the claims of the tests and at ${data.planned.length} generated journeys.`,
    notLooked: 'Not looked at: whether what claims it does prove it.',
    states: states.map(({ id }) => id),
  };
}
