import type { Ignored } from './ignored.ts';
import type { Dead } from './sweep.ts';
import type { Unsent } from './unsent.ts';

export type Drift = { readonly ignored: readonly Ignored[]; readonly dead: readonly Dead[]; readonly unsent: Unsent };

const list = (title: string, lines: readonly string[]) =>
  lines.length === 0 ? [] : [`${title} (${lines.length})`, ...lines.map((line) => `  ${line}`)];

/** What has drifted apart between the charts and the pages, as a list to be read. */
export const tellDrift = ({ ignored, dead, unsent }: Drift): string =>
  [
    ...list(
      'Events that a chart was told and ignored',
      ignored.map(({ chart, event, states }) => `${chart} ignored ${event} in ${states.at(-1) ?? 'no state'}`),
    ),
    ...list(
      'Controls that nothing comes of',
      dead.map(({ path, kind, name }) => `${kind} “${name}” on ${path}`),
    ),
    ...list('Events that no control sends and nobody gives a reason for', unsent.unsent),
    ...list('Reasons for events that no chart knows', unsent.stale),
  ].join('\n');
