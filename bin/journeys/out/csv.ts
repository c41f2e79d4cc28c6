import type { Output } from './out.types.ts';
import { does, given, rowsIn, sees, settingsLine } from './words.ts';

const columns = [
  'ID',
  'Title',
  'Precondition',
  'Step',
  'Action',
  'Expected result',
  'Area',
  'Settings',
  'Requirements',
];

/** A field of RFC 4180. A table program would reckon with what begins like a formula: it is told that it is text. */
export function field(text: string): string {
  const safe = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** One row a step, as test managers take it in: the lines of one journey stand together under its id. */
export const csv: Output = ({ journeys }) =>
  [
    columns,
    ...journeys.flatMap((journey) =>
      journey.steps.map((step, at) => [
        journey.id,
        journey.title,
        given(journey),
        String(at + 1),
        does(step),
        sees(step),
        step.area,
        settingsLine(journey),
        rowsIn(journey).join(' '),
      ]),
    ),
  ]
    .map((row) => `${row.map(field).join(',')}\r\n`)
    .join('');
