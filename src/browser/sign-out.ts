import { waitFor } from 'xstate';
import { chartOf, modalsOf, type ShopActor, sessionOf, subjectOf } from '#machines/shop/index.ts';
import { type shoppingListMachine, unsentWords } from '#machines/shopping-list/index.ts';
import { type trolleyMachine, unsentIn } from '#machines/trolley/index.ts';
import { unsentWordsIn } from '#services/lists/kept-list.ts';
import type { LocalStore } from '#services/storage/local-store.ts';
import { unsentMessage } from '#ui/modal-messages/unsent-words.ts';
import type { RouterContext } from '#routes/-context.ts';

type Leaving = Pick<RouterContext, 'shop' | 'openLate'> & { readonly storage: LocalStore };

const id = 'sign-out unsent';
const trolleyOf = (shop: ShopActor) => chartOf<typeof trolleyMachine>(shop, 'trolley');
const listOf = (shop: ShopActor) => chartOf<typeof shoppingListMachine>(shop, 'shoppingList');
const whoIn = (shop: ShopActor) => subjectOf(sessionOf(shop).getSnapshot());

/** What is on this device alone: changes of the trolley, and words of the shopping list, each once. */
function unsentOf({ shop, storage }: Leaving): { readonly changes: number; readonly words: number } {
  const [trolley, list] = [trolleyOf(shop), listOf(shop)];
  const kept = unsentWordsIn(storage, whoIn(shop));
  const words = new Set([...kept, ...(list ? unsentWords(list.getSnapshot()) : [])]);
  return { changes: trolley ? unsentIn(trolley.getSnapshot()) : 0, words: words.size };
}

async function sendChanges({ shop }: Leaving): Promise<void> {
  const trolley = trolleyOf(shop);
  if (!trolley) return;
  trolley.send({ type: 'wishes.send', isBackground: false });
  await waitFor(trolley, ({ context }) => Object.values(context.wishes).every(({ stage }) => stage !== 'due'));
}

/** The list need not be open: what a guest wrote waits in this browser until somebody asks for it. */
async function sendWords({ shop, openLate }: Leaving): Promise<void> {
  await openLate('shoppingList');
  const list = listOf(shop);
  list?.send({ type: 'list.need' });
  list?.send({ type: 'list.retry' });
  if (list) await waitFor(list, (snapshot) => !snapshot.hasTag('busy'));
}

async function sendFirst(leaving: Leaving): Promise<void> {
  const { changes, words } = unsentOf(leaving);
  const who = whoIn(leaving.shop);
  await Promise.allSettled([changes > 0 && sendChanges(leaving), words > 0 && sendWords(leaving)]);
  if (whoIn(leaving.shop) === who) askToLeave(leaving);
}

/** Somebody wants to sign out while something has not come to the store: what is not sent before would be dropped. */
export function askToLeave(leaving: Leaving): void {
  const { shop } = leaving;
  const unsent = unsentOf(leaving);
  const leave = () => shop.send({ type: 'logout.asked' });
  if (unsent.changes + unsent.words === 0) return leave();
  const ended = modalsOf(shop).on('modal.ended', (modal) => {
    if (modal.id !== id) return;
    ended.unsubscribe();
    if (modal.end === 'cancel') leave();
    if (modal.end === 'action') void sendFirst(leaving);
  });
  shop.send({
    type: 'modal.open',
    modal: {
      ...{ id, type: 'genericModal', data: unsentMessage(unsent) },
      ...{ isDismissible: true, hasBack: false, outlivesPage: false },
    },
  });
}
