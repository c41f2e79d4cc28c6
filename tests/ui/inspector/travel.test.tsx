import { describe, expect, it } from 'vitest';
import { type Choice, choicesAt, type Life } from '#inspector/travel/choices.ts';
import { replayed } from '#inspector/travel/frames.ts';
import { instantsAhead } from '#inspector/travel/instants.ts';
import { tried, triedOf } from '#inspector/travel/rosters.ts';
import { traceOf } from '#inspector/travel/saved-trace.ts';
import type { Step } from '#inspector/travel/steps.ts';
import { wayTo } from '#inspector/travel/way-to.ts';
import { readTrace } from '#inspector/live/trace-file.ts';

const known = (machine: string) => {
  const found = triedOf(machine);
  if (!found) throw new Error(`Nothing is known of ${machine}.`);
  return found;
};
const minuteMs = 60_000;

/** A life of a chart whose choices are made by their words. */
async function begun(machine: string, input = 0) {
  const { chart } = known(machine);
  const steps: Step[] = [];
  const framesNow = () =>
    replayed(
      chart,
      chart.inputs[input],
      steps.map(({ happened }) => happened),
    );
  let frames = await framesNow();
  const choices = (): readonly Choice[] => {
    const frame = frames.at(-1);
    const life: Life = { chart, input: chart.inputs[input], past: steps.map(({ happened }) => happened) };
    return frame ? choicesAt(life, frame) : [];
  };
  const choose = async (words: RegExp) => {
    const choice = choices().find((each) => words.test(each.words));
    if (!choice)
      throw new Error(
        `There is no ${words} among: ${choices()
          .map((each) => each.words)
          .join(' | ')}`,
      );
    steps.push(...(await choice.steps()));
    frames = await framesNow();
    return frames.at(-1)?.value;
  };
  return { choices, choose, steps, frames: () => frames };
}

/** The second input of the reservation is somebody who holds a slot: orders for it close in half an hour. */
const heldSlot = async () => {
  const life = await begun('reservation', 1);
  await life.choose(/^“clock.ticked”/);
  return life;
};

describe('A chart that is tried', () => {
  it('is offered what it may hear apart from what it would ignore', async () => {
    const { choices } = await begun('playback');
    const of = (group: Choice['group']) => choices().filter((choice) => choice.group === group).length;
    expect([of('told') > 0, of('ignored') > 0]).toEqual([true, true]);
    const ignored = choices().filter(({ group }) => group === 'ignored');
    expect(ignored.map(({ words }) => words)).toContain('“play.press”');
  });

  it('is answered, or its question fails, in every way that its roster knows', async () => {
    const { choices, choose } = await heldSlot();
    await choose(/^“hold.extend”/);
    const words = choices()
      .filter(({ group }) => group === 'answers')
      .map((each) => each.words);
    expect(words).toContain('“extendHold” is answered');
    expect(words).toContain('“extendHold” fails: It is over. (SlotExpired)');
    expect(words).toContain('“extendHold” fails: You are offline.');
  });

  it('jumps to one minute before the slot closes, through everything that happens on the way', async () => {
    const { choose, frames } = await heldSlot();
    await choose(/^To one minute before the slot closes/);
    const { slot, nowMs } = (frames().at(-1)?.context ?? {}) as { slot: { cutOffMs: number }; nowMs: number };
    expect(slot.cutOffMs - nowMs).toBe(minuteMs);
    expect(JSON.stringify(frames().at(-1)?.value)).toContain('closingNow');
    expect(
      frames()
        .map(({ value }) => JSON.stringify(value))
        .some((value) => value.includes('closingSoon')),
    ).toBe(true);
  });

  it('lets the slot close when time jumps to that instant', async () => {
    const { choose } = await heldSlot();
    expect(JSON.stringify(await choose(/^To when the slot closes/))).toContain('closed');
  });

  it('waits till the next timer rings', async () => {
    const { choose, choices } = await begun('following');
    expect(choices().find(({ id }) => id === 'wait-next')?.words).toBe('Wait till the next timer rings (1 s)');
    expect(await choose(/^Wait till the next/)).toBe('alone');
  });

  it('is brought to the same place by the same steps', async () => {
    const { choose, frames, steps } = await heldSlot();
    await choose(/^To one minute before/);
    const { chart } = known('reservation');
    const again = await replayed(
      chart,
      chart.inputs[1],
      steps.map(({ happened }) => happened),
    );
    const said = (all: typeof again) => all.map(({ states, context, arrows }) => ({ states, context, arrows }));
    expect(said(again)).toEqual(said(frames()));
  });

  it('says what went wrong when something cannot happen, and stays', async () => {
    const { chart } = known('playback');
    const frames = await replayed(chart, chart.inputs[0], [{ kind: 'answer', name: 'nobody', output: 1 }]);
    expect(frames.at(-1)?.fault).toBe('Nobody asks "nobody" now.');
    expect(frames.at(-1)?.value).toBe('empty');
  });

  it('is saved as a trace that every inspector reads, with every state and arrow', async () => {
    const { choose, frames, steps } = await heldSlot();
    await choose(/^To when the slot closes/);
    const saved = { tried: known('reservation'), input: 1, title: 'It closes', steps, frames: frames() };
    const read = readTrace(JSON.stringify(traceOf(saved, 'inspector')));
    const records = 'trace' in read ? read.trace.records : [];
    const last = records.findLast((record) => record.kind === 'step');
    expect(last?.kind === 'step' && last.states).toEqual(frames().at(-1)?.states);
    expect(last?.kind === 'step' && last.arrows).toEqual(frames().at(-1)?.arrows);
  });
});

describe('Instants of a context', () => {
  it('are found however deep they stand, the nearest first, and those that are over are not', () => {
    const nowMs = Date.UTC(2026, 10, 23, 9);
    const context = {
      nowMs,
      slot: { cutOffMs: nowMs + 5, heldUntilMs: nowMs + 3, count: nowMs + 9 },
      waitMs: 3_000,
      list: [{ endsMs: nowMs - 1 }, { deliveredByMs: nowMs + 4 }],
    };
    expect(instantsAhead(context, nowMs).map(({ words }) => words)).toEqual([
      'the hold on the slot expires',
      '“delivered by” comes',
      'the slot closes',
    ]);
  });
});

describe('The way to a state', () => {
  it.each(['gate', 'stepper', 'following', 'playback'])(
    'is played to every state of %s',
    async (machine) => {
      const { chart } = known(machine);
      const ids = (node: { id: string; states: object }): string[] => [
        node.id,
        ...Object.values(node.states).flatMap((inner) => ids(inner as never)),
      ];
      const failed: string[] = [];
      for (const id of ids(chart.machine.root)) if ('why' in (await wayTo(chart, id))) failed.push(id);
      expect(failed).toEqual([]);
    },
    90_000,
  );

  it('that does not exist is said to lead nowhere', async () => {
    const way = await wayTo(known('playback').chart, 'playback.gone');
    expect('why' in way ? way.why : '').toContain('No way leads there');
  });
});

it('Every chart of the house can be tried', async () => {
  const folders = Object.keys(import.meta.glob('../../../machines/*/index.ts')).map((path) => path.split('/').at(-2));
  expect(tried.map(({ chart }) => chart.name).sort()).toEqual(folders.filter((name) => name !== 'kit').sort());
});
