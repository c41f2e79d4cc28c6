import { fromPromise } from 'xstate';
import { type ListSearchInput, listSearchCarriage, listSearchMachine } from '#machines/list-search/index.ts';
import { announcerOf, chartOf, type ShopActor, shopperIdIn } from '#machines/shop/index.ts';
import type { shoppingListMachine } from '#machines/shopping-list/index.ts';
import type { trolleyMachine } from '#machines/trolley/index.ts';
import type { ListSearchParts } from '#routes/-list-search.ts';
import { createListSearchService } from '#services/lists/list-search.http.ts';
import { createPastedList } from '#services/lists/pasted-list.ts';
import { createShoppingListService } from '#services/lists/shopping-list.http.ts';
import { sources } from '#services/trolley/trolley.words.ts';
import { listSearchWords } from '#ui/list-match/list-search-words.ts';
import { servicesOf } from './services-of.ts';

const pasted = createPastedList(() => globalThis.window?.sessionStorage);

/** The chart of a whole list with its services and what the tab remembers; it comes with its page. */
export const machine = listSearchMachine.provide({
  actors: {
    searchList: fromPromise(({ input, system, signal }) =>
      servicesOf(system).adapter(createListSearchService).search(input.terms, signal),
    ),
    searchWording: fromPromise(({ input, system, signal }) =>
      servicesOf(system).adapter(createListSearchService).search([input.term], signal),
    ),
    saveList: fromPromise(({ input, system, signal }) =>
      servicesOf(system)
        .adapter(createShoppingListService)
        .keep(
          input.texts.map((text) => ({ text })),
          signal,
        ),
    ),
  },
});
export const carriage = listSearchCarriage;
export const parts: ListSearchParts = { recall: pasted.recall };

export const inputOf = (shop: ShopActor): ListSearchInput => ({ subject: shopperIdIn(shop) });

/** What is added goes into the trolley, what is put on the shopping list is read there, and what was done is said. */
export function opened(shop: ShopActor): void {
  const chart = chartOf<typeof listSearchMachine>(shop, 'listSearch');
  chart?.on('product.wanted', ({ sku, amount, unit }) =>
    chartOf<typeof trolleyMachine>(shop, 'trolley')?.send({
      type: 'line.add',
      ...{ sku, amount, unit },
      source: sources.list,
    }),
  );
  chart?.on('list.kept', () =>
    chartOf<typeof shoppingListMachine>(shop, 'shoppingList')?.send({ type: 'kept.changed' }),
  );
  chart?.on('text.kept', ({ subject, text, isShopping, marks }) =>
    pasted.remember(subject, { text, isShopping, marks }),
  );
  chart?.on('*', (happening) => {
    const text = listSearchWords(happening);
    if (text !== null) announcerOf(shop).send({ type: 'message.say', text });
  });
}
