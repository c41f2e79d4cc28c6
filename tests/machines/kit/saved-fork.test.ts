import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { choicesAt } from '#inspector/travel/choices.ts';
import { replayed } from '#inspector/travel/frames.ts';
import { testOf } from '#inspector/travel/saved-test.ts';
import type { Step } from '#inspector/travel/steps.ts';
import { chart } from '../reservation/reservation.roster.ts';

const root = join(import.meta.dirname, '../../..');
const input = 1;

/** What somebody does in the inspector: keeps a slot longer while offline, tries again, and comes to its end. */
const wishes = [
  /^“clock.ticked”/,
  /^“hold.extend”/,
  /^“extendHold” fails: You are offline/,
  /^To one minute before the slot closes/,
  /^Let 1 s pass/,
  /^To when the slot closes/,
];

async function savedFork() {
  const steps: Step[] = [];
  const live = () =>
    replayed(
      chart,
      chart.inputs[input],
      steps.map(({ happened }) => happened),
    );
  let frames = await live();
  for (const wish of wishes) {
    const past = steps.map(({ happened }) => happened);
    const frame = frames.at(-1);
    const choices = frame ? choicesAt({ chart, input: chart.inputs[input], past }, frame) : [];
    const choice = choices.find(({ words }) => wish.test(words));
    if (!choice) throw new Error(`There is no ${wish} among: ${choices.map(({ words }) => words).join(' | ')}`);
    steps.push(...(await choice.steps()));
    frames = await live();
  }
  const tried = { chart, file: 'reservation/reservation.roster.ts' };
  return testOf({ tried, input, title: 'A slot that could not be kept longer closes all the same', steps, frames });
}

/** A house of its own, whose charts may be changed. */
function createHouse() {
  const house = mkdtempSync(join(tmpdir(), 'kete-fork-'));
  for (const name of ['package.json', 'tsconfig.json', 'machines', 'tests/machines'])
    cpSync(join(root, name), join(house, name), { recursive: true });
  for (const name of ['node_modules', 'services', 'src', 'ui', 'fixtures', 'tests/services'])
    symlinkSync(join(root, name), join(house, name));
  writeFileSync(join(house, 'vitest.config.ts'), "export default { test: { environment: 'node' } };\n");
  return {
    write: (file: string, text: string) => writeFileSync(join(house, file), text),
    read: (file: string) => readFileSync(join(house, file), 'utf8'),
    test(file: string) {
      const { status, stdout, stderr } = spawnSync(process.execPath, ['node_modules/vitest/vitest.mjs', 'run', file], {
        cwd: house,
        encoding: 'utf8',
        env: { ...process.env, NO_COLOR: '1' },
      });
      return { passes: status === 0, said: stdout + stderr };
    },
    leave: () => rmSync(house, { recursive: true, force: true }),
  };
}

it('A fork that is saved is a test that passes, and fails when the chart is changed', async () => {
  const { file, text } = await savedFork();
  expect(file).toBe('tests/machines/reservation/a-slot-that-could-not-be-kept-longer-closes-all-the-same.test.ts');
  const many = (words: RegExp) => text.match(words)?.length ?? 0;
  expect(many(/expect\(world/g)).toBe(many(/await happens/g) + 1);
  const house = createHouse();
  try {
    house.write(file, text);
    const asItIs = house.test(file);
    expect(asItIs.said).toContain('1 passed');
    expect(asItIs.passes).toBe(true);

    const setup = 'machines/reservation/reservation.setup.ts';
    const before = 'canExtend: ({ context }) => context.slot !== null';
    expect(house.read(setup)).toContain(before);
    house.write(setup, house.read(setup).replace(before, 'canExtend: ({ context }) => context.slot === null'));
    const changed = house.test(file);
    expect(changed.passes).toBe(false);
    expect(changed.said).toMatch(/AssertionError|Nobody asks "extendHold"/);
  } finally {
    house.leave();
  }
}, 180_000);
