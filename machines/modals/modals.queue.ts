import { queuedKinds } from '#services/modals/modals.words.ts';
import type { ModalsContext, QueuedModal } from './modals.types.ts';

type Waiting = Pick<ModalsContext, 'queue' | 'standing' | 'shown'>;
/** Far more than can hold at once; a cause that never ends is forgotten some day. */
const longestMemory = 20;

const nameOf = ({ kind, cause }: Pick<QueuedModal, 'kind' | 'cause'>): string => `${kind} ${cause}`;
const without = (texts: readonly string[], text: string) => texts.filter((one) => one !== text);
const remembered = (texts: readonly string[], text: string) => [...without(texts, text), text].slice(-longestMemory);

/** One entry of a kind, the newest; what was shown and goes on is not said again. */
export function enqueued({ queue, standing, shown }: Waiting, entry: QueuedModal): Waiting {
  const isSaid = shown.includes(nameOf(entry));
  return {
    queue: isSaid ? queue : [...queue.filter(({ kind }) => kind !== entry.kind), entry],
    standing: remembered(standing, entry.cause),
    shown,
  };
}

/** What waits for a cause that does not hold any more is forgotten; should it come again, it is said again. */
export const onlyStanding = ({ queue, shown }: Waiting, standing: readonly string[]): Waiting => ({
  queue: queue.filter(({ cause }) => standing.includes(cause)),
  standing: standing.slice(-longestMemory),
  shown: shown.filter((name) => standing.some((cause) => name.endsWith(` ${cause}`))),
});

/** The entry that comes next: its kind goes first. Causes are told as they change, so what waits still holds. */
export const dueOf = ({ queue }: Waiting): QueuedModal | undefined =>
  queuedKinds.map((kind) => queue.find((entry) => entry.kind === kind)).find((entry) => entry !== undefined);

/** The queue without the entry that is shown now. */
export const afterRelease = ({ queue, shown }: Waiting, entry: QueuedModal): Pick<Waiting, 'queue' | 'shown'> => ({
  queue: queue.filter((other) => other !== entry),
  shown: remembered(shown, nameOf(entry)),
});

/** An entry that was covered before it was answered waits again, unless a newer one of its kind does. */
export function returned(waiting: Waiting, entry: QueuedModal | null): Waiting {
  if (entry === null) return waiting;
  const shown = without(waiting.shown, nameOf(entry));
  const isReplaced = waiting.queue.some(({ kind }) => kind === entry.kind) || !waiting.standing.includes(entry.cause);
  return { ...waiting, shown, queue: isReplaced ? waiting.queue : [...waiting.queue, entry] };
}
