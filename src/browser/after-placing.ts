import type { ActorRefFrom } from 'xstate';
import type { placingMachine } from '#machines/placing/index.ts';
import { chartOf, type ShopActor } from '#machines/shop/index.ts';

type Saying<Word> = {
  readonly shop: ShopActor;
  readonly say: (word: Word) => void;
  /** It is as true as it was. */
  readonly isStillSo: (word: Word) => boolean;
};
type Placing = ReturnType<ActorRefFrom<typeof placingMachine>['getSnapshot']>;

const isOnItsWay = (placing: Placing): boolean => placing.hasTag('submitting') || placing.hasTag('resolving');

/**
 * What would interrupt an order on its way waits until the store has said what became of it: the last word alone is said
 * then, if it still holds. Of an order that stands nothing of it matters any more.
 */
export function sayAfterPlacing<Word>({ shop, say, isStillSo }: Saying<Word>): (word: Word) => void {
  let kept: Word | null = null;
  return (word) => {
    const placing = chartOf<typeof placingMachine>(shop, 'placing');
    if (!placing || !isOnItsWay(placing.getSnapshot())) {
      kept = null;
      say(word);
      return;
    }
    const isWaiting = kept !== null;
    kept = word;
    if (isWaiting) return;
    const waiting = placing.subscribe((now) => {
      if (isOnItsWay(now)) return;
      waiting.unsubscribe();
      // The terms that came with the answer are heard first.
      void Promise.resolve().then(() => {
        const [last, isOrdered] = [kept, now.matches('confirmed')];
        kept = null;
        if (last !== null && !isOrdered && isStillSo(last)) say(last);
      });
    });
  };
}
