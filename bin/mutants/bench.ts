import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Plan, Told, Verdict } from './mutants.types.ts';

const root = join(import.meta.dirname, '../..');
/** A bench that has not breathed for so long goes round for ever. */
const breathMs = 90_000;
const lookMs = 500;

type Asked = Omit<Plan, 'told'> & { readonly isPage: boolean };
export type Seen = {
  readonly verdicts: readonly Verdict[];
  readonly unsound: readonly string[];
  readonly started: Readonly<Record<string, readonly string[]>>;
};

const linesOf = (file: string): readonly Told[] =>
  existsSync(file)
    ? readFileSync(file, 'utf8')
        .split('\n')
        .filter((line) => line.endsWith('}'))
        .map((line) => JSON.parse(line) as Told)
    : [];

type Ended = { readonly told: readonly Told[]; readonly isHung: boolean; readonly log: string };

/** One process that meets as many mutants as it can. */
async function once(asked: Asked, hear: (verdict: Verdict) => void): Promise<Ended> {
  const scratch = mkdtempSync(join(tmpdir(), 'kete-mutants-'));
  const told = join(scratch, 'told');
  const plan = join(scratch, 'plan');
  writeFileSync(plan, JSON.stringify({ ...asked, told } satisfies Plan & { isPage: boolean }));
  const child = spawn(
    process.execPath,
    ['node_modules/vitest/vitest.mjs', 'run', '--config', 'bin/mutants/vitest.config.ts'],
    {
      cwd: root,
      detached: true,
      env: { ...process.env, KETE_MUTANTS: plan, KETE_MUTANTS_PAGE: asked.isPage ? '1' : '0' },
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  );
  const stopWith = () => child.pid !== undefined && process.kill(-child.pid, 'SIGKILL');
  const clear = () => {
    stopWith();
    rmSync(scratch, { recursive: true, force: true });
  };
  process.once('exit', clear);
  let log = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (text) => {
      log = (log + String(text)).slice(-4_000);
    });
  let isHung = false;
  let heard = 0;
  const look = () => {
    const lines = linesOf(told);
    for (const line of lines.slice(heard)) if (line.kind === 'verdict') hear(line);
    heard = lines.length;
    const breath = existsSync(`${told}.breath`) ? Number(readFileSync(`${told}.breath`, 'utf8')) : 0;
    if (breath > 0 && Date.now() - breath > breathMs && !isHung) {
      isHung = true;
      stopWith();
    }
  };
  const timer = setInterval(look, lookMs);
  await new Promise((resolve) => child.once('close', resolve));
  process.removeListener('exit', clear);
  clearInterval(timer);
  look();
  const lines = linesOf(told);
  rmSync(scratch, { recursive: true, force: true });
  return { told: lines, isHung, log };
}

/** Meets every mutant of a plan, in as many processes as it takes: one that hangs or dies has met its mutant. */
export async function runBench(asked: Asked, hear: (verdict: Verdict) => void): Promise<Seen> {
  const verdicts: Verdict[] = [];
  const unsound = new Set<string>();
  let started: Seen['started'] = {};
  for (;;) {
    const done = new Set(verdicts.map(({ chart, id }) => `${chart} ${id}`));
    const charts = asked.charts
      .map(({ name, ids }) => ({ name, ids: ids.filter((id) => !done.has(`${name} ${id}`)) }))
      .filter(({ ids }) => ids.length > 0);
    if (charts.length === 0 && asked.charts.length > 0) break;
    const { told, isHung, log } = await once({ ...asked, charts }, hear);
    for (const line of told) {
      if (line.kind === 'verdict') verdicts.push(line);
      else if (line.kind === 'unsound') unsound.add(`${line.test}: ${line.why}`);
      else if (line.kind === 'measured') started = line.charts;
    }
    const last = told.at(-1);
    if (last?.kind === 'ended') break;
    if (last?.kind === 'begun') {
      const by = isHung ? 'It goes round for ever.' : 'It takes the whole process down.';
      const verdict = { chart: last.chart, id: last.id, isKilled: true, by, ms: 0 };
      verdicts.push(verdict);
      hear(verdict);
    } else if (last?.kind !== 'soiled') throw new Error(`The tests could not be loaded.\n${log}`);
  }
  return { verdicts, unsound: [...unsound], started };
}
