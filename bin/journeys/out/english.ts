import type { GeneratedJourney } from '../journeys.types.ts';
import type { Output } from './out.types.ts';
import { does, escapeMarkdown, given, goalsLine, rowsIn, sees, sentence, settingsLine, small } from './words.ts';

/** The word before it begins the sentence. */
const lineOf = (word: string, text: string) => `- **${word}** ${escapeMarkdown(small(text))}`;

const anchorOf = ({ id }: Pick<GeneratedJourney, 'id'>) => id.toLowerCase();
const entryOf = (journey: GeneratedJourney, at: number) =>
  `${at + 1}. [${escapeMarkdown(journey.title)}](#${anchorOf(journey)})`;

/** A journey as it is read aloud: given, when, then. */
export function tellEnglish(journey: GeneratedJourney): string {
  const rows = rowsIn(journey);
  const about = [
    `${journey.id} · ${settingsLine(journey)}`,
    `It shows ${goalsLine(journey)}.`,
    ...(rows.length > 0 ? [`Requirements: ${rows.join(', ')}.`] : []),
  ];
  const steps = journey.steps.flatMap((step) => [lineOf('When', does(step)), lineOf('Then', sees(step))]);
  return [
    `<a id="${anchorOf(journey)}"></a>`,
    '',
    `## ${escapeMarkdown(journey.title)}`,
    '',
    ...about.map((line) => `${line}  `),
    '',
    lineOf('Given', given(journey)),
    ...steps,
    '',
  ].join('\n');
}

export const english: Output = ({ goal, journeys, unreachable }) =>
  [
    `# Journeys: ${escapeMarkdown(goal)}`,
    '',
    `${journeys.length} ${journeys.length === 1 ? 'journey' : 'journeys'}, each on its own from the beginning: what is given, what the visitor does, and what has to be so then.`,
    'Generated from the journey charts by `npm run journeys`; do not edit.',
    '',
    ...journeys.map(entryOf),
    '',
    ...journeys.map(tellEnglish),
    ...(unreachable.length > 0
      ? [
          '## What no journey comes to',
          '',
          ...unreachable.map((one) => `- ${escapeMarkdown(`${one.goal}: ${sentence(one.why)}`)}`),
          '',
        ]
      : []),
  ].join('\n');
