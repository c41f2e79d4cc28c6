import type { SnapshotFrom } from 'xstate';
import type { playbackMachine } from './playback.machine.ts';
import { countOf } from './playback.moves.ts';

type Playback = SnapshotFrom<typeof playbackMachine>;

export const momentsOf = ({ context }: Playback): number => countOf(context);
export const positionOf = ({ context }: Playback): number => context.at;
export const isPlaying = (playback: Playback): boolean => playback.hasTag('playing');
export const hasEnded = (playback: Playback): boolean => playback.hasTag('ended');
