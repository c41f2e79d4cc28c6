import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { withFolderLock } from '#server/lock.ts';
import { temporaryFolder } from './folders.ts';
import { realWorld } from './world.ts';

const holder = join(import.meta.dirname, 'lock.holder.ts');

/** Another process that takes the lock of the folder and keeps it until it is killed. */
async function holdElsewhere(folder: string): Promise<ChildProcess> {
  const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', holder, folder], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await once(child.stdout, 'data');
  return child;
}

test('two that want a folder at once have it one after the other', async () => {
  const folder = temporaryFolder();
  const inside: string[] = [];
  const work = (name: string) =>
    withFolderLock(folder, realWorld.clock, async () => {
      inside.push(`${name} in`);
      await realWorld.clock.sleep(5);
      inside.push(`${name} out`);
    });
  await Promise.all([work('a'), work('b')]);
  expect(inside).toEqual(['a in', 'a out', 'b in', 'b out']);
});

test('a lock whose work failed is free', async () => {
  const folder = temporaryFolder();
  const failing = withFolderLock(folder, realWorld.clock, () => Promise.reject(new Error('on purpose')));
  await expect(failing).rejects.toThrow('on purpose');
  expect(await withFolderLock(folder, realWorld.clock, async () => 'free')).toBe('free');
});

test('a lock whose holder was killed is free at once', async () => {
  const folder = temporaryFolder();
  const child = await holdElsewhere(folder);
  let waits = 0;
  const sleep = async (ms: number) => {
    if (++waits === 3) child.kill('SIGKILL');
    await realWorld.clock.sleep(ms);
  };
  expect(await withFolderLock(folder, { sleep }, async () => 'mine')).toBe('mine');
  expect(waits).toBeGreaterThanOrEqual(3);
});
