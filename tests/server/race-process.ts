import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';

/** A process of a race: works its task off, and says what came of it. */
export async function raceProcess<Counts>(child: string, task: object, ...more: readonly string[]): Promise<Counts> {
  const args = ['--disable-warning=ExperimentalWarning', child, JSON.stringify(task), ...more];
  const runner = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] });
  const ended = once(runner, 'close');
  const said = await text(runner.stdout);
  const [code] = await ended;
  if (code !== 0) throw new Error(`A process of the race ended with ${String(code)}.`);
  return JSON.parse(said) as Counts;
}
