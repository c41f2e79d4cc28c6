import { act, cleanup } from '@testing-library/react';
import { vi } from 'vitest';
import type { AnyEventObject } from 'xstate';
import { pathsOf, statesOf } from '#tests/machines/kit/paths.ts';
import type { Rostered } from '#tests/machines/kit/rostered.ts';

type Context = any;

/** How a person does what the chart may be told, and what they see in each of its states. */
export type Rig = {
  readonly render: (input: Context) => unknown;
  /**
   * By event type. `false` says that nobody can do this here (no such control stands on the page): then the chart's
   * state may not change by it either. Waits (`xstate.after.…`) pass by themselves unless they are named here.
   */
  readonly drive: Readonly<Record<string, (event: AnyEventObject) => unknown>>;
  /** By the path of a state that holds no other, such as `open` or `polite.speaking`. */
  readonly see: Readonly<Record<string, (context: Context) => unknown>>;
};

const leavesOf = (value: unknown, above = ''): readonly string[] =>
  typeof value === 'string'
    ? [`${above}${value}`]
    : Object.entries(value as object).flatMap(([key, inner]) => leavesOf(inner, `${above}${key}.`));

const after = 'xstate.after.';

function waitOf(chart: Rostered, type: string, context: Context): number {
  const name = type.slice(after.length).split('.', 1)[0] ?? '';
  const delay = (chart.machine.implementations.delays as Record<string, unknown>)[name] ?? Number(name);
  return typeof delay === 'function' ? delay({ context, event: { type: '' } }, undefined) : (delay as number);
}

/**
 * Plays every generated path of a chart on the rendered piece: after each step the page is looked at, never the model.
 * Says which states were seen. Runs on fake timers.
 */
export async function playEveryPath(chart: Rostered, rig: Rig): Promise<{ paths: number; seen: ReadonlySet<string> }> {
  const seen = new Set<string>();
  const paths = pathsOf(chart);
  for (const path of paths) {
    vi.useFakeTimers();
    try {
      await act(async () => void rig.render(path.input));
      for (const [index, event] of path.events.entries()) {
        const story = path.events.slice(0, index + 1).map(({ type }) => type);
        const drive = rig.drive[event.type];
        const contextBefore = path.contexts[index - 1] ?? path.contexts[index];
        let isDone: unknown;
        await act(async () => {
          if (drive) isDone = await drive(event);
          else if (event.type.startsWith(after)) vi.advanceTimersByTime(waitOf(chart, event.type, contextBefore));
          else throw new Error(`${chart.name}: nobody knows how to do ${event.type}.`);
        });
        const leaves = leavesOf(path.states[index]);
        if (
          isDone === false &&
          index > 0 &&
          JSON.stringify(path.states[index - 1]) !== JSON.stringify(path.states[index])
        )
          throw new Error(`${chart.name}: ${story.join(' > ')} leads to ${leaves.join(' + ')}, but nobody can do it.`);
        for (const leaf of leaves) {
          const see = rig.see[leaf];
          if (!see) throw new Error(`${chart.name}: nobody said what is seen in ${leaf}.`);
          try {
            await see(path.contexts[index]);
          } catch (error) {
            throw new Error(`${chart.name}: ${story.join(' > ')}: ${leaf}: ${(error as Error).message}`, {
              cause: error,
            });
          }
          seen.add(leaf);
        }
      }
    } finally {
      cleanup();
      vi.useRealTimers();
    }
  }
  return { paths: paths.length, seen };
}

/** The states of a chart that hold no other, as `see` names them. */
export const leafStates = (chart: Rostered): readonly string[] => {
  const ids = statesOf(chart.machine).map((id) => id.slice(chart.machine.id.length + 1));
  return ids.filter((id) => id !== '' && !ids.some((other) => other.startsWith(`${id}.`)));
};
