import type { Output } from './out.types.ts';
import { does, escapeMarkup, sees } from './words.ts';

const seconds = (value: number) => value.toFixed(3);

/** Results as every build server reads them; a journey that has not been run is skipped, and says so. */
export const junit: Output = ({ goal, journeys, unreachable }, { results }) => {
  const failures = journeys.filter(({ id }) => typeof results.get(id)?.failure === 'string').length;
  const skipped = journeys.filter(({ id }) => !results.has(id)).length + unreachable.length;
  const total = journeys.reduce((sum, { id }) => sum + (results.get(id)?.seconds ?? 0), 0);
  const tests = journeys.length + unreachable.length;
  const counts = `tests="${tests}" failures="${failures}" errors="0" skipped="${skipped}" time="${seconds(total)}"`;
  const cases = journeys.map((journey) => {
    const result = results.get(journey.id);
    const script = journey.steps.map((step) => `${does(step)} ${sees(step)}`).join('\n');
    const inside = [
      ...(result ? [] : ['      <skipped message="It has not been run."/>']),
      ...(typeof result?.failure === 'string'
        ? [
            `      <failure message="${escapeMarkup(result.failure.split('\n')[0] ?? '')}">${escapeMarkup(result.failure)}</failure>`,
          ]
        : []),
      `      <system-out>${escapeMarkup(script)}</system-out>`,
    ];
    const name = `${journey.id} ${journey.title}`;
    const classname = `journeys.${journey.steps[0]?.area ?? 'none'}`;
    return `    <testcase classname="${escapeMarkup(classname)}" name="${escapeMarkup(name)}" time="${seconds(result?.seconds ?? 0)}">\n${inside.join('\n')}\n    </testcase>`;
  });
  const unreached = unreachable.map(
    (one) =>
      `    <testcase classname="journeys.unreachable" name="${escapeMarkup(one.goal)}" time="0.000">\n      <skipped message="${escapeMarkup(one.why)}"/>\n    </testcase>`,
  );
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<testsuites name="journeys" ${counts}>`,
    `  <testsuite name="${escapeMarkup(goal)}" ${counts}>`,
    ...cases,
    ...unreached,
    '  </testsuite>',
    '</testsuites>',
    '',
  ].join('\n');
};
