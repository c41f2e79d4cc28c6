import type { ActorRefFrom } from 'xstate';
import type { trolleyMachine } from '#machines/trolley/index.ts';
import type { Outbox } from '#services/trolley/outbox.contract.ts';

/** What one tab tells the others: something else is wanted, or something has come to the store. */
export type OutboxWord = 'wanted' | 'settled';

type Joined = {
  readonly trolley: ActorRefFrom<typeof trolleyMachine>;
  readonly outbox: Outbox;
  readonly nowMs: () => number;
  readonly say: (word: OutboxWord, subject: string) => void;
};

/**
 * Writes down what a trolley's chart says is wanted, and tells the chart what stands there. What a tab reads is never
 * older than what it has written itself: the outbox puts the wishes of all tabs in one order.
 */
export function joinOutbox({ trolley, outbox, nowMs, say }: Joined) {
  const subject = () => trolley.getSnapshot().context.subject;
  let writes = 0;
  const write = (who: string, word: OutboxWord | null, run: () => Promise<void>): void => {
    writes += 1;
    void run().then(() => word && say(word, who));
  };

  const look = async (isLook: boolean): Promise<void> => {
    const who = subject();
    if (who === null) return;
    while (true) {
      const before = writes;
      const entries = await outbox.entries(who);
      if (entries === null || subject() !== who) return;
      if (before !== writes) continue;
      trolley.send({ type: 'outbox.told', entries, isLook });
      return;
    }
  };

  trolley.on('wish.made', ({ entry }) => {
    const who = subject();
    if (who !== null) write(who, 'wanted', () => outbox.put(who, entry, nowMs()));
  });
  trolley.on('wish.settled', ({ sku, key }) => {
    const who = subject();
    if (who !== null) write(who, 'settled', () => outbox.settle(who, sku, key));
  });
  trolley.on('wishes.dropped', ({ subject: who }) => write(who, 'settled', () => outbox.clear(who)));
  trolley.on('trolley.cleared', () => {
    const who = subject();
    if (who !== null) say('settled', who);
  });

  let known: string | null = null;
  /** Whose trolley it is now: what others have left here goes, and what this one has left is taken up. */
  const begin = (): Promise<void> | undefined => {
    const who = subject();
    if (who === known) return undefined;
    known = who;
    if (who === null) return undefined;
    write(who, null, () => outbox.keepOnly(who));
    for (const [sku, { amount, unit, source, key, name, orderId, stage }] of Object.entries(
      trolley.getSnapshot().context.wishes,
    ))
      if (stage !== 'shown')
        write(who, 'wanted', () =>
          outbox.put(who, { sku, amount, unit, source, key, name, orderId, isAtLeast: stage === 'held' }, nowMs()),
        );
    return look(true);
  };
  trolley.subscribe(() => void begin());

  return {
    begin,
    /** Another tab has said something. */
    hear: (word: OutboxWord, who: string): Promise<void> | undefined => (who === subject() ? look(false) : undefined),
    /** Somebody is back: whatever stands there is sent. */
    wake: async (): Promise<void> => {
      await look(true);
      trolley.send({ type: 'wishes.send', isBackground: true });
    },
  };
}
