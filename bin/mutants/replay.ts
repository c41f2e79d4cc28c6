import { type RunnerTestCase, type RunnerTestSuite, TestRunner, vi } from 'vitest';

/** Taken before any test puts false ones in their place. */
const { setImmediate, clearInterval, setInterval } = globalThis;

type Task = RunnerTestSuite['tasks'][number];
type Hook = (...args: unknown[]) => unknown;
type Hooks = Readonly<Record<'beforeAll' | 'beforeEach' | 'afterEach', readonly Hook[]>>;

const hooksOf = (suite: RunnerTestSuite) => TestRunner.getSuiteHooks(suite) as unknown as Hooks;
const begun = new WeakSet<object>();

export const titleOf = (test: RunnerTestCase): string =>
  [
    ...suitesOf(test)
      .slice(1)
      .map(({ name }) => name),
    test.name,
  ].join(' > ');

/** The suites around a test, the outermost first. */
export function suitesOf(test: RunnerTestCase): readonly RunnerTestSuite[] {
  const around: RunnerTestSuite[] = [];
  for (let suite = test.suite; suite; suite = suite.suite) around.unshift(suite);
  return around[0] === test.file ? around : [test.file, ...around];
}

export const testsIn = (tasks: readonly Task[]): readonly RunnerTestCase[] =>
  tasks.flatMap((task) => (task.type === 'suite' ? testsIn(task.tasks) : [task as RunnerTestCase]));

/** What nobody caught while tests ran: Vitest fails a run for it, and so does a bench. */
const uncaught: unknown[] = [];
export function hearTheUncaught(): void {
  for (const name of ['uncaughtException', 'unhandledRejection'] as const) {
    process.removeAllListeners(name);
    process.on(name, (error) => void uncaught.push(error));
  }
}

const wordsOf = (why: unknown): string =>
  String((why as { message?: string }).message ?? why).split('\n', 1)[0] || 'It failed.';

/** What was thrown where nobody caught it since this was asked last. */
export async function thrownAside(): Promise<string | null> {
  await settle();
  const [first] = uncaught.splice(0);
  return first === undefined ? null : `Nobody caught: ${wordsOf(first)}`;
}

const lookEveryMs = 250;
const idleLooks = 8;

/** Rejects when the test does nothing any more, or works far longer than it ever did. */
function patience(usualMs: number): { readonly over: Promise<never>; readonly stop: () => void } {
  const begin = process.cpuUsage();
  let last = begin;
  let idle = 0;
  let timer: ReturnType<typeof setInterval>;
  const over = new Promise<never>((_, reject) => {
    timer = setInterval(() => {
      const spent = process.cpuUsage(last);
      last = process.cpuUsage();
      idle = spent.user + spent.system < 8_000 ? idle + 1 : 0;
      const all = process.cpuUsage(begin);
      if (idle >= idleLooks) reject(new Error('It waits for what never comes.'));
      else if ((all.user + all.system) / 1_000 > 3_000 + 6 * usualMs) reject(new Error('It takes far too long.'));
    }, lookEveryMs);
  });
  return { over, stop: () => clearInterval(timer) };
}

const settledMs = 4;

/** Until what was thrown aside has come down. It spins: on a busy machine, who sleeps wakes late. */
export async function settle(): Promise<void> {
  const begin = performance.now();
  while (performance.now() - begin < settledMs) await new Promise((resolve) => setImmediate(resolve));
}

async function runHooks(test: RunnerTestCase): Promise<unknown[]> {
  const cleanups: unknown[] = [];
  for (const suite of suitesOf(test)) {
    if (!begun.has(suite)) for (const hook of hooksOf(suite).beforeAll ?? []) await hook(suite);
    begun.add(suite);
    for (const hook of hooksOf(suite).beforeEach ?? []) cleanups.push(await hook(test.context, suite));
  }
  return cleanups;
}

async function runBack(test: RunnerTestCase, cleanups: readonly unknown[]): Promise<void> {
  for (const suite of [...suitesOf(test)].reverse())
    for (const hook of [...(hooksOf(suite).afterEach ?? [])].reverse()) await hook(test.context, suite);
  for (const cleanup of [...cleanups].reverse()) if (typeof cleanup === 'function') await cleanup();
}

/** Runs a test once more, with everything around it; says why it failed, or nothing. */
export async function replay(test: RunnerTestCase, usualMs: number): Promise<string | null> {
  const work = TestRunner.getTestFn(test) as () => Promise<void>;
  const { over, stop } = patience(usualMs);
  over.catch(() => {});
  let why: unknown = null;
  const keep = (error: unknown) => {
    why ??= error ?? 'It failed.';
  };
  (test as { promises?: unknown }).promises = [];
  let cleanups: readonly unknown[] = [];
  try {
    cleanups = await Promise.race([runHooks(test), over]);
    await Promise.race([work(), over]);
  } catch (error) {
    keep(error);
  }
  stop();
  try {
    await runBack(test, cleanups);
  } catch (error) {
    keep(error);
  }
  if (why !== null) vi.useRealTimers();
  return why === null ? null : wordsOf(why);
}
