import { useEffect } from 'react';
import { useChart } from '#ui/chart/use-chart.ts';
import { isPlaying, momentsOf, playbackMachine, positionOf } from '#machines/playback/index.ts';

const asksForLessMotion = () => globalThis.matchMedia?.('(prefers-reduced-motion: reduce)').matches ?? false;

/** A list that is played: where it stands, and how it is told to go on. */
export function usePlayback() {
  const [snapshot, send] = useChart(playbackMachine, { input: { isMotionReduced: asksForLessMotion() } });
  useEffect(() => {
    const wish = globalThis.matchMedia?.('(prefers-reduced-motion: reduce)');
    const hear = () => send({ type: 'motion.learned', isReduced: wish.matches });
    wish?.addEventListener('change', hear);
    return () => wish?.removeEventListener('change', hear);
  }, [send]);
  return {
    at: positionOf(snapshot),
    count: momentsOf(snapshot),
    isPlaying: isPlaying(snapshot),
    pace: snapshot.context.pace,
    branch: snapshot.context.branch,
    branches: snapshot.context.branches,
    canFork: snapshot.context.canFork,
    isMotionReduced: snapshot.context.isMotionReduced,
    send,
  };
}
export type Playback = ReturnType<typeof usePlayback>;
