import { expect, test } from 'vitest';
import { type LogFacts, silentLog } from '#server/log.ts';
import { createCspReports } from '#server/security/csp-reports.ts';
import { createOverload } from '#server/security/overload.ts';

function delayed() {
  const delay = {
    count: 0,
    lateMs: 0,
    resets: 0,
    percentile: () => delay.lateMs * 1e6,
    reset: () => void delay.resets++,
  };
  return delay;
}

test('a process counts as overloaded while the half of its turns are late, and not a moment longer', () => {
  const delay = delayed();
  let now = 0;
  const overload = createOverload(delay, () => now, { lateMs: 250, everyMs: 500, fewest: 5 });
  const after = (ms: number, count: number, lateMs: number) => {
    now += ms;
    Object.assign(delay, { count, lateMs });
    return overload.isOverloaded();
  };
  expect(after(100, 100, 900)).toBe(false);
  expect(after(400, 2, 900)).toBe(false);
  expect(after(0, 50, 900)).toBe(true);
  expect(after(100, 50, 1)).toBe(true);
  expect(after(400, 50, 1)).toBe(false);
  expect(delay.resets).toBe(3);
});

test('reports of a broken policy are logged by directive alone, ten a minute at most', async () => {
  const heard: LogFacts[] = [];
  let now = 1;
  const reports = createCspReports({ ...silentLog, warn: (facts) => void heard.push(facts) }, () => now);
  const report = (text: string) =>
    reports.take(new Request('http://localhost/csp-reports', { method: 'POST', body: text }));
  await report('{"csp-report":{"effective-directive":"img-src","document-uri":"http://localhost/?search=secret"}}');
  await report('[{"body":{"effectiveDirective":"script-src-elem"}}]');
  await report('nonsense\nwith a line');
  expect(heard).toEqual(['img-src', 'script-src-elem', 'unknown'].map((reason) => ({ event: 'csp-report', reason })));
  for (let i = 0; i < 50; i++) await report('{}');
  expect([heard.length, reports.count]).toEqual([10, 53]);
  now += 60_001;
  await report('{}');
  expect(heard.length).toBe(11);
});
