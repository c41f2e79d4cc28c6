import type { Ignored } from './ignored.ts';
import type { Dead } from './sweep.ts';
import type { Unsent } from './unsent.ts';

export type Drift = { readonly ignored: readonly Ignored[]; readonly dead: readonly Dead[]; readonly unsent: Unsent };

const list = (title: string, lines: readonly string[]) =>
  lines.length === 0 ? [] : [`${title} (${lines.length})`, ...lines.map((line) => `  ${line}`)];

/** What has drifted apart between the charts and the pages and has to be mended, or explained in drift/edge.ts. */
export const findingsIn = ({ ignored, dead, unsent }: Drift): readonly string[] => [
  ...ignored.map(({ chart, event, states }) => `${chart} was told ${event} and ignored it in ${states.at(-1)}`),
  ...dead.map(({ path, kind, name }) => `Nothing comes of the ${kind} “${name}” on ${path}`),
  ...unsent.unsent.map((event) => `${event} is known to the chart and nothing in the shop sends it`),
  ...unsent.stale.map((event) => `The reason why nobody sends ${event} is none any more: it is sent, or unknown`),
];

/** The findings, and for reading what could have been sent and was not. */
export const tellDrift = (drift: Drift): string => {
  const findings = findingsIn(drift);
  return [
    ...(findings.length === 0 ? ['Nothing has drifted apart.'] : list('Drifted apart', findings)),
    ...list('For reading: events that these journeys did not send, though something in the shop does', [
      ...drift.unsent.unplayed,
    ]),
  ].join('\n');
};
