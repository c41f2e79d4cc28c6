import type { Carriage } from '../kit/index.ts';

/** One thing to read out. `count` grows, so that the same words said again are heard again. */
export type Spoken = { readonly text: string; readonly count: number };

export type AnnouncerContext = {
  readonly polite: Spoken;
  readonly assertive: Spoken;
  /** What will be said at the next pause, in order and without repeats. */
  readonly queue: readonly string[];
};

export type AnnouncerEvent =
  /** Said at the next pause, together with what else came meanwhile. */
  | { readonly type: 'message.say'; readonly text: string }
  /** Said at once. */
  | { readonly type: 'message.interrupt'; readonly text: string };

export const blankAnnouncer: AnnouncerContext = {
  polite: { text: '', count: 0 },
  assertive: { text: '', count: 0 },
  queue: [],
};

export const announcerCarriage: Carriage = { keeps: [], blank: blankAnnouncer };
