import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { traceSchema } from '#services/inspection/trace.contract.ts';
import type { Coverage } from '../../bin/journeys/coverage.types.ts';
import { allFaults } from './faults.ts';
import { readArguments } from './arguments.ts';
import { type Days, openDays } from './days.ts';
import { missed, wronglyOut } from './unseen.ts';

/** As many as the gate has time for; `npm run simulate -- --shoppers 100000` goes on for longer. */
const runs = [
  { seed: '1', days: 500 },
  { seed: '2', days: 500 },
] as const;
const days = 1_000;
const patienceMs = 15 * 60_000;
type Seen = {
  readonly faults: Readonly<Record<string, { readonly times: number }>>;
  readonly states: Readonly<Record<string, readonly string[]>>;
};
const traceOf = (line: string) => /trace ([0-9a-f]+)/.exec(line)?.[1];

describe('Shopper-days of tabs, store, payment side and identity on one clock', () => {
  let simulation: Days;
  beforeAll(async () => {
    simulation = await openDays();
  }, patienceMs);
  afterAll(() => simulation?.close());

  it(
    `keep every law through ${days} days, and every kind of fault and every state within reach is among them`,
    async () => {
      const ended = await Promise.all(
        runs.map(async ({ seed, days: asked }, at) => {
          const where = at === 0 ? ['--out', 'test-results'] : [];
          return { asked, ...(await simulation.run(['--shoppers', String(asked), '--seed', seed, ...where])) };
        }),
      );
      expect(runs.reduce((sum, run) => sum + run.days, 0)).toBe(days);
      for (const { status, said, line, asked } of ended) {
        expect(said).not.toContain('breaks a law');
        expect({ status, line }).toEqual({ status: 0, line: expect.stringContaining(`${asked} shopper-days`) });
      }
      const seen = ['test-results', simulation.out].map(
        (out) => JSON.parse(readFileSync(join(out, 'simulation/seen.json'), 'utf8')) as Seen,
      );
      expect(allFaults.filter((kind) => seen.every(({ faults }) => faults[kind]?.times === 0))).toEqual([]);
      const [unseen = [], ...others] = seen.map(({ states }) => Object.values(states).flat());
      const never = unseen.filter((id) => others.every((other) => other.includes(id)));
      expect({ missed: missed(never), wronglyOut: wronglyOut(never) }).toEqual({ missed: [], wronglyOut: [] });
      const coverage = JSON.parse(readFileSync('test-results/coverage/simulation.json', 'utf8')) as Coverage;
      expect(coverage.source).toBe('simulation');
      expect(coverage.states['placing.confirmed']).toBeGreaterThan(0);
    },
    patienceMs,
  );

  it(
    'happen again, event by event, from the same seed',
    async () => {
      const asked = ['--shoppers', '6', '--together', '3', '--seed', '7'];
      const [first, again] = [await simulation.run(asked), await simulation.run(asked)];
      const other = await simulation.run(['--shoppers', '6', '--together', '3', '--seed', '8']);
      expect(traceOf(first.line)).toMatch(/^[0-9a-f]{8,}$/);
      expect(traceOf(again.line)).toBe(traceOf(first.line));
      expect(traceOf(other.line)).not.toBe(traceOf(first.line));
    },
    patienceMs,
  );

  it(
    'are the same, event by event, whichever database the store has',
    async () => {
      const asked = ['--shoppers', '8', '--together', '4', '--seed', '7'];
      const [embedded, postgres] = [
        await simulation.run(asked),
        await simulation.run([...asked, '--engine', 'postgres']),
      ];
      expect({ ...postgres, line: traceOf(postgres.line) }).toEqual({ ...embedded, line: traceOf(embedded.line) });
    },
    patienceMs,
  );

  it.each([
    ['--shoppers', 'many'],
    ['--seed', '-1'],
    ['--together', '0'],
    ['--world', 'one'],
    ['--engine', 'oracle'],
    ['--what'],
    ['stray'],
  ])(
    'are not begun for arguments that cannot be meant (%s %s)',
    async (...asked) => {
      expect(readArguments(asked.filter((word) => word !== undefined))).toBeNull();
      expect((await simulation.run(asked)).status).toBe(2);
    },
    patienceMs,
  );
});

describe('A law that is broken', () => {
  it(
    'is shrunk to a few steps of one shopper, in a trace that the inspector reads',
    async () => {
      const planted = await openDays({
        file: 'server/db/repositories/order-places.ts',
        find: "    .deleteFrom('holds')\n",
        put: "    .updateTable('holds')\n    .set({ held_ms: nowMs })\n",
      });
      const { status, line, said } = await planted.run(['--shoppers', '60', '--together', '3', '--seed', '3']);
      expect({ status, line }).toEqual({ status: 1, line: expect.stringContaining('BROKEN') });
      const file = /\S+\.trace\.json/.exec(said)?.[0] ?? '';
      const trace = v.parse(traceSchema, JSON.parse(readFileSync(file, 'utf8')));
      expect(trace.records.some((record) => record.kind === 'step' && record.actor.includes('/'))).toBe(true);
      expect(said).toMatch(/to shopper \d+, 0 kinds of fault/);
      const seed = /World \d+ \(seed (\d+)\)/.exec(said)?.[1] ?? '';
      const again = await planted.run(['--world', seed, '--together', '3']);
      expect(again.line).toMatch(/^simulate: 3 shopper-days in 1 worlds.*BROKEN/);
      planted.close();
    },
    patienceMs,
  );
});
