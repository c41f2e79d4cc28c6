import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Trace } from '#services/inspection/trace.contract.ts';
import type { Outcome } from './playing.ts';

const root = join(import.meta.dirname, '../..');
const seconds = (ms: number) => `${(ms / 1_000).toFixed(1)} s`;

export const isFine = ({ failure, wrong }: Outcome): boolean => failure === null && wrong.length === 0;
/** In one paragraph, why a journey did not go as it should; null for one that did. */
export const whyNot = ({ failure, wrong }: Outcome): string | null =>
  failure === null && wrong.length === 0
    ? null
    : [...(failure ? [failure.says, failure.why] : []), ...wrong].join('\n');

/** What the charts of the tab did, as a file that the inspector plays. */
export function traceOf({ journey, follower }: Outcome): Trace {
  return {
    ...{ kete: 'trace', version: 1, title: `${journey.id} ${journey.title}`, build: follower?.build() ?? '' },
    ...{ dropped: 0, records: [...(follower?.records() ?? [])] },
  };
}

/** Keeps the picture and the trace of a journey that failed, and says where they are. */
function kept(outcome: Outcome): readonly string[] {
  const folder = join(root, 'test-results/journeys');
  mkdirSync(join(folder, 'traces'), { recursive: true });
  const name = `${outcome.journey.id}-${outcome.screen}`;
  const { failure, follower } = outcome;
  if (failure?.picture) writeFileSync(join(folder, `${name}.png`), failure.picture);
  if (follower && follower.count() > 0)
    writeFileSync(join(folder, 'traces', `${name}.json`), JSON.stringify(traceOf(outcome)));
  return [
    ...(failure?.picture ? [`picture: test-results/journeys/${name}.png`] : []),
    ...(follower && follower.count() > 0 ? [`trace: test-results/journeys/traces/${name}.json`] : []),
  ];
}

/** A line for a journey that went well; for another one what went wrong, in words, and where it can be looked at. */
export function told(outcome: Outcome): string {
  const { journey, screen, ms } = outcome;
  const head = `${isFine(outcome) ? 'went well' : 'FAILED   '} ${journey.id} on a ${screen}, ${seconds(ms)}: ${journey.title}`;
  if (isFine(outcome)) return head;
  return [head, ...(whyNot(outcome) ?? '').split('\n'), ...kept(outcome)].join('\n    ');
}
