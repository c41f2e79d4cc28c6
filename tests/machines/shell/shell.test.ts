import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { shellIn, shellMachine } from '#machines/shell/index.ts';
import { FaultError } from '#services/fault.ts';
import { Shell } from '#services/shell/shell.contract.ts';
import { plainShell } from '#services/shell/shell.rules.ts';
import { shellAnswer } from '../kit/answers.ts';
import { createWorld } from '../kit/world.ts';

const fault = new FaultError({ tag: 'offline', message: 'You are offline.' });
const wordsOf = (world: ReturnType<typeof createWorld>) => shellIn(world.snapshot() as never);

describe('The shell', () => {
  it('has built-in words that are what an empty answer of the server means', () => {
    expect(plainShell).toEqual(v.parse(Shell, {}));
  });

  it('keeps the contentEditor flag of the response [A3.59]', async () => {
    const world = createWorld(shellMachine);
    await world.answer(world.open()[0] as never, shellAnswer({ contentEditor: true }));
    expect(wordsOf(world).contentEditor).toBe(true);
    world.stop();
  });

  it('stands on the built-in words when the server’s do not come, names the fault, and may be asked again [A2.O1]', async () => {
    const world = createWorld(shellMachine);
    await world.refuse(world.open()[0] as never, fault);
    expect(world.snapshot().hasTag('settled')).toBe(true);
    expect(world.snapshot().context).toEqual({ shell: plainShell, fault: fault.fault });
    world.chart.send({ type: 'shell.retry' });
    await world.answer(world.open()[0] as never, shellAnswer({ contentEditor: true }));
    expect(wordsOf(world).contentEditor).toBe(true);
    world.stop();
  });

  it('keeps the last words on show while another store’s are on their way, and after they failed to come', async () => {
    const world = createWorld(shellMachine);
    await world.answer(world.open()[0] as never, shellAnswer({ contentEditor: true }));
    world.chart.send({ type: 'shell.reload' });
    expect(wordsOf(world).contentEditor).toBe(true);
    expect(world.snapshot().hasTag('busy')).toBe(true);
    await world.refuse(world.open()[0] as never, fault);
    expect(wordsOf(world).contentEditor).toBe(true);
    expect(world.snapshot().context.fault).toEqual(fault.fault);
    world.stop();
  });

  it('of two reloads lets only the later answer count, whichever comes first', async () => {
    const world = createWorld(shellMachine);
    await world.answer(world.open()[0] as never, shellAnswer());
    world.chart.send({ type: 'shell.reload' });
    const [earlier] = world.open();
    world.chart.send({ type: 'shell.reload' });
    const [later] = world.open();
    await world.answer(later as never, shellAnswer({ contentEditor: true }));
    await world.answer(earlier as never, shellAnswer({ contentEditor: false }));
    expect(wordsOf(world).contentEditor).toBe(true);
    world.stop();
  });
});
