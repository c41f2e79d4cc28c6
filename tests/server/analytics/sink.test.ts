import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { createAnalyticsSink } from '#server/analytics/sink.ts';
import { openAnalyticsFile } from '#server/start/analytics-file.ts';
import { eachEvent } from '../../services/analytics/samples.ts';
import { temporaryFolder } from '../folders.ts';

const browserId = '0f8fad5b-d9cb-469f-a165-70867728950e';
const { promo_tile: tile, notification } = eachEvent;
const sinkAt = (at: { ms: number }, write?: (lines: string) => void) =>
  createAnalyticsSink({ nowMs: () => at.ms, ...(write ? { write } : {}) });
const countOf = (text: string, figure: string) =>
  Number(
    text
      .split('\n')
      .find((line) => line.startsWith(`${figure} `))
      ?.split(' ')
      .at(-1) ?? 0,
  );

test('events are counted by name for /metrics, and written as one line each with the time of the server', () => {
  const lines: string[] = [];
  const sink = sinkAt({ ms: Date.UTC(2026, 10, 21) }, (text) => void lines.push(text));
  sink.take({ browserId, events: [tile, tile, notification] });
  expect(countOf(sink.text(), 'kete_analytics_events_total{event="promo_tile"}')).toBe(2);
  expect(countOf(sink.text(), 'kete_analytics_events_total{event="notification"}')).toBe(1);
  const written = lines.join('').trimEnd().split('\n');
  expect(written.map((line) => JSON.parse(line))).toEqual(
    [tile, tile, notification].map((event) => ({ at: '2026-11-21T00:00:00.000Z', browserId, ...event })),
  );
  expect(sink.text().endsWith('\n')).toBe(true);
});

test('more than a page can mean in a minute is dropped and counted, until the next minute, and other browsers count on', () => {
  const at = { ms: 0 };
  const sink = sinkAt(at);
  const taken = () => countOf(sink.text(), 'kete_analytics_events_total{event="promo_tile"}');
  for (let i = 0; i < 310; i++) sink.take({ browserId, events: [tile] });
  expect([taken(), countOf(sink.text(), 'kete_analytics_dropped_total')]).toEqual([300, 10]);
  sink.take({ browserId: browserId.replace('0f', '1f'), events: [tile] });
  expect(taken()).toBe(301);
  at.ms = 60_000;
  sink.take({ browserId, events: [tile] });
  expect(taken()).toBe(302);
});

test('however many browsers there are, a minute has an end', () => {
  const sink = sinkAt({ ms: 0 });
  for (let i = 0; i < 30_050; i++) sink.take({ browserId: `${i}`, events: [tile] });
  expect(countOf(sink.text(), 'kete_analytics_dropped_total')).toBe(50);
});

test('the file of a demonstration gets whole lines in order, and one that cannot be written is given up with a word', async () => {
  const dataDir = temporaryFolder();
  const warnings: unknown[] = [];
  const log = { warn: (...said: unknown[]) => void warnings.push(said) };
  const write = openAnalyticsFile(dataDir, log as never);
  for (let i = 0; i < 50; i++) write(`{"i":${i}}\n`);
  const read = () => readFileSync(join(dataDir, 'analytics.jsonl'), 'utf8').trimEnd().split('\n');
  await vi.waitFor(() => expect(read()).toHaveLength(50));
  expect(read().map((line) => (JSON.parse(line) as { i: number }).i)).toEqual(Array.from({ length: 50 }, (_, i) => i));
  const broken = openAnalyticsFile(join(dataDir, 'nowhere'), log as never);
  broken('{}\n');
  await vi.waitFor(() => expect(warnings).toHaveLength(1));
  broken('{}\n');
  await new Promise((resolve) => setImmediate(resolve));
  expect(warnings).toHaveLength(1);
});
