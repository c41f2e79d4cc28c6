import type { GeneratedJourney } from '../journeys.types.ts';
import type { Output } from './out.types.ts';
import { capital, does, escapeMarkdown, given, goalsLine, rowsIn, sees, sentence, settingsLine } from './words.ts';

const lineOf = (word: string, text: string) => `- **${word}** ${escapeMarkdown(text)}`;

/** A journey as it is read aloud: given, when, then. */
export function tellEnglish(journey: GeneratedJourney): string {
  const rows = rowsIn(journey);
  const about = [
    `${journey.id} · ${settingsLine(journey)}`,
    `It is there for ${goalsLine(journey)}.`,
    ...(rows.length > 0 ? [`Requirements: ${rows.join(', ')}.`] : []),
  ];
  const steps = journey.steps.flatMap((step) => [lineOf('When', does(step)), lineOf('Then', sees(step))]);
  return [
    `## ${escapeMarkdown(journey.title)}`,
    '',
    ...about.map((line) => `${line}  `),
    '',
    lineOf('Given', `${journey.who} ${given(journey)}`),
    ...steps,
    '',
  ].join('\n');
}

export const english: Output = ({ goal, journeys, unreachable }) =>
  [
    `# Journeys: ${escapeMarkdown(goal)}`,
    '',
    `${journeys.length} journeys. ${capital('generated from the journey charts by `npm run journeys`; do not edit.')}`,
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
