import type { ActorRefFrom } from 'xstate';
import type { trolleyMachine } from '#machines/trolley/index.ts';
import type { Outbox, OutboxEntry } from '#services/trolley/outbox.contract.ts';

type Kept = {
  readonly stored: Map<string, OutboxEntry>;
  readonly unwritten: Set<OutboxEntry>;
  readonly story: string[];
  readonly later: <T>(run: () => T) => Promise<T>;
};

/** An outbox that does nothing before the walk says so. */
export function openOutbox({ stored, unwritten, story, later }: Kept): Outbox {
  return {
    entries: () => later(() => [...stored.values()]),
    put: (_, entry) => {
      unwritten.add(entry);
      return later(() => {
        unwritten.delete(entry);
        story.push(`${entry.sku} written ${entry.amount} ${entry.key.slice(0, 8)}.${entry.key.slice(-4)}`);
        stored.set(entry.sku, entry);
      });
    },
    settle: (_, sku, key) =>
      later(() => {
        story.push(`${sku} settled ${key.slice(0, 8)}.${key.slice(-4)}`);
        if (stored.get(sku)?.key === key) stored.delete(sku);
      }),
    clear: () => later(() => stored.clear()),
    keepOnly: () => later(() => undefined),
  };
}

/** Nothing is on its way, and nothing waits. */
export const isCalm = (trolley: ActorRefFrom<typeof trolleyMachine>): boolean => {
  const snapshot = trolley.getSnapshot();
  return !snapshot.hasTag('busy') && Object.values(snapshot.context.wishes).every(({ stage }) => stage === 'refused');
};
