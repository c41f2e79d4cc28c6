import type { SnapshotFrom } from 'xstate';
import type { FieldsValid } from '#services/payments/frame-messages.rules.ts';
import type { cardFrameMachine } from './card-frame.machine.ts';

type CardFrame = SnapshotFrom<typeof cardFrameMachine>;

/** From so many failures on, whoever has the flag may look behind the frame. */
const debugFailures = 4;

/** The frame as it is to stand on the page; null when there is none. A new attempt is a new frame. */
export const mountedOf = ({ context, value }: CardFrame): { url: string; attempt: number } | null =>
  typeof value === 'object' ? { url: context.url, attempt: context.attempt } : null;

/** What went wrong, and what may be done about it: begin the page again, or try the frame again. */
export const troubleOf = (frame: CardFrame): 'refresh' | 'tryAgain' | null =>
  frame.hasTag('failed') ? 'tryAgain' : frame.hasTag('errored') ? 'refresh' : null;

/** Where the frame can be looked at in a tab of its own; null unless it failed too often and the flag is on. */
export const debugUrlOf = (frame: CardFrame): string | null =>
  frame.hasTag('errored') && frame.context.isDebugOn && frame.context.failures >= debugFailures
    ? frame.context.url
    : null;

/** Which fields the frame called wrong. */
export const wrongFieldsOf = ({ context: { fields } }: CardFrame): readonly (keyof FieldsValid)[] =>
  fields === null ? [] : (Object.keys(fields) as (keyof FieldsValid)[]).filter((name) => !fields[name]);

export const canSubmit = (frame: CardFrame): boolean => frame.can({ type: 'card.submit', wishes: {} });
