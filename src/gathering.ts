import type { Timers } from '#services/clock/timers.ts';

/** How long nothing new has to come of one thing before it is said. */
export const quietMs = 700;

/** Of words about one thing that come in quick succession, only the last are said. */
export function createGathering(timers: Timers, say: (text: string) => void) {
  const waiting = new Map<string, unknown>();
  return (about: string, text: string): void => {
    timers.clearTimeout(waiting.get(about));
    waiting.set(
      about,
      timers.setTimeout(() => {
        waiting.delete(about);
        say(text);
      }, quietMs),
    );
  };
}
