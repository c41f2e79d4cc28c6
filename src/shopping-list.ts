import { fromPromise } from 'xstate';
import { announcerOf, chartOf, isShopper, sessionOf, type ShopActor, subjectOf } from '#machines/shop/index.ts';
import { isOnList, shoppingListCarriage, shoppingListMachine } from '#machines/shopping-list/index.ts';
import { aloneBy, createKeptList } from '#services/lists/kept-list.ts';
import type { ListParts } from '#routes/-shopping-list.ts';
import type { ListOwner } from '#services/lists/list-change.rules.ts';
import { createListDesk } from '#services/lists/list-desk.ts';
import { createPastedList } from '#services/lists/pasted-list.ts';
import { createShoppingListService } from '#services/lists/shopping-list.http.ts';
import { listReportWords } from '#ui/shopping-list/list-words.ts';
import { servicesOf } from './services-of.ts';

const alone = aloneBy(() => (import.meta.env.SSR ? undefined : navigator.locks));
const serviceOf = (system: object) => servicesOf(system).adapter(createShoppingListService);
const deskOf = (system: object) =>
  createListDesk({
    service: serviceOf(system),
    kept: createKeptList(servicesOf(system).storage, alone),
    alone,
  });

/** The shopping list with its keepers: this browser, and the store. */
export const machine = shoppingListMachine.provide({
  actors: {
    loadList: fromPromise(({ input, system, signal }) => deskOf(system).load(input.owner, input.isMergeTried, signal)),
    saveChange: fromPromise(({ input, system, signal }) => deskOf(system).save(input.owner, input.change, signal)),
    mergeKept: fromPromise(({ input, system, signal }) => deskOf(system).merge(input.owner, signal)),
    makeShare: fromPromise(({ system, signal }) => serviceOf(system).share(signal)),
    endShare: fromPromise(({ system, signal }) => serviceOf(system).unshare(signal)),
  },
});
export const carriage = shoppingListCarriage;
export const parts: ListParts = {
  isOnList,
  shared: ({ adapter }, token, signal) => adapter(createShoppingListService).shared(token, signal),
  hand: (words) => createPastedList(() => sessionStorage).hand(words),
};

export const inputOf = (shop: ShopActor): ListOwner => {
  const session = sessionOf(shop).getSnapshot();
  return { subject: subjectOf(session), isShopper: isShopper(session) };
};

/** What has been written, taken away or merged is said aloud, and what did not get through. */
export function opened(shop: ShopActor): void {
  chartOf<typeof shoppingListMachine>(shop, 'shoppingList')?.on('*', (report) => {
    const text = listReportWords(report);
    if (text !== null) announcerOf(shop).send({ type: 'message.say', text });
  });
}
