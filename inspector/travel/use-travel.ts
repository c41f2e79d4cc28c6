import { useCallback, useEffect, useState } from 'react';
import { type Playback, usePlayback } from '../player/use-playback.ts';
import type { Choice } from './choices.ts';
import { type Frame, replayed } from './frames.ts';
import type { Tried } from './rosters.ts';
import type { Step } from './steps.ts';

/** One way that things went: what happened, and where the chart stood after each. */
export type Line = { readonly steps: readonly Step[]; readonly frames: readonly Frame[] };

export type Travel = {
  readonly playback: Playback;
  readonly lines: readonly Line[];
  readonly line: Line;
  readonly frame: Frame | null;
  /** Lets something happen where the chart stands. Somewhere before the end it goes another way: the old one stays. */
  readonly choose: (choice: Choice) => Promise<void>;
  readonly fork: () => void;
};

const none: Line = { steps: [], frames: [] };
const upTo = ({ steps, frames }: Line, at: number): Line => ({
  steps: steps.slice(0, at),
  frames: frames.slice(0, at + 1),
});

/** A real chart on a simulated clock: what happens to it is kept as data, and played again from the start. */
export function useTravel({ chart }: Tried, input: number): Travel {
  const playback = usePlayback();
  const [lines, setLines] = useState<readonly Line[]>([]);
  const { send, branch, at, branches } = playback;
  useEffect(() => {
    let isOver = false;
    void replayed(chart, chart.inputs[input], []).then((frames) => {
      if (isOver) return;
      setLines([{ steps: [], frames }]);
      send({ type: 'list.open', count: frames.length, at: 0, canFork: true, isPlayed: false });
    });
    return () => {
      isOver = true;
    };
  }, [chart, input, send]);

  const line = lines[branch] ?? none;
  const choose = useCallback(
    async (choice: Choice) => {
      const isFork = at < line.frames.length - 1;
      const steps = [...line.steps.slice(0, at), ...(await choice.steps())];
      const happened = steps.map((step) => step.happened);
      const frames = await replayed(chart, chart.inputs[input], happened);
      const place = isFork ? branches.length : branch;
      setLines((now) => [...now.slice(0, place), { steps, frames }, ...now.slice(place + 1)]);
      if (isFork) send({ type: 'fork.press' });
      send({ type: 'list.grow', count: frames.length });
    },
    [chart, input, at, line, branch, branches, send],
  );
  const fork = useCallback(() => {
    setLines((now) => [...now, upTo(line, at)]);
    send({ type: 'fork.press' });
  }, [line, at, send]);
  return { playback, lines, line, frame: line.frames[at] ?? null, choose, fork };
}
