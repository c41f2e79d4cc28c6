import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { bundleSimulation, type Planted, runArguments, runEnvironment } from './bundle.ts';

export type Run = { readonly status: number | null; readonly line: string; readonly said: string };

/** The command of a simulation, made once, with a folder for what it writes. */
export async function openDays(planted?: Planted) {
  const file = await bundleSimulation('run.ts', planted);
  const out = mkdtempSync(join(tmpdir(), 'kete-days-'));
  return {
    out,
    async run(asked: readonly string[]): Promise<Run> {
      const child = spawn(
        process.execPath,
        runArguments(file, asked.includes('--out') ? asked : ['--out', out, ...asked]),
        { env: runEnvironment() },
      );
      let [line, said] = ['', ''];
      child.stdout.on('data', (chunk) => (line += chunk));
      child.stderr.on('data', (chunk) => (said += chunk));
      const [status] = (await once(child, 'close')) as [number | null];
      return { status, line: line.trim(), said };
    },
    close(): void {
      rmSync(out, { recursive: true, force: true });
      rmSync(dirname(file), { recursive: true, force: true });
    },
  };
}
export type Days = Awaited<ReturnType<typeof openDays>>;
