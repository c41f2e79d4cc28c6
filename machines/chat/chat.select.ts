import type { SnapshotFrom } from 'xstate';
import type { chatMachine } from './chat.machine.ts';

type Chat = SnapshotFrom<typeof chatMachine>;

export type ChatFace = 'none' | 'button' | 'panel' | 'bar' | 'failure';

/** What of the launcher shows: never more than one thing. */
export const faceOf = (chat: Chat): ChatFace =>
  chat.hasTag('offered')
    ? 'button'
    : chat.hasTag('panel')
      ? 'panel'
      : chat.hasTag('bar')
        ? 'bar'
        : chat.hasTag('failed')
          ? 'failure'
          : 'none';

export const isFramed = (chat: Chat): boolean => chat.hasTag('framed');
export const isTalking = (chat: Chat): boolean => chat.hasTag('talking');
export const isSmallScreen = (chat: Chat): boolean => chat.context.isSmall;
