export { playbackMachine } from './playback.machine.ts';
export { hasEnded, isPlaying, momentsOf, positionOf } from './playback.select.ts';
export type { Branch, Pace, PlaybackEvent, PlaybackInput } from './playback.types.ts';
