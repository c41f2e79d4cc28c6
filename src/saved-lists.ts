import { fromPromise } from 'xstate';
import {
  type Done,
  type SavedListsInput,
  type SavedListsReport,
  savedListsCarriage,
  savedListsMachine,
  type Task,
} from '#machines/saved-lists/index.ts';
import { announcerOf, chartOf, type ShopActor, shopperIdIn } from '#machines/shop/index.ts';
import { createFavouritesService } from '#services/lists/favourites.http.ts';
import { joinedLines } from '#services/lists/saved-items.rules.ts';
import type { SavedListsService } from '#services/lists/saved-lists.contract.ts';
import { createSavedListsService } from '#services/lists/saved-lists.http.ts';
import { createShoppingListService } from '#services/lists/shopping-list.http.ts';
import type { Services } from '#services/services.ts';
import type { SavedListsParts } from '#ui/saved-lists/parts.ts';
import { reportWords } from '#ui/saved-lists/report-words.ts';
import { linesToTrolley } from './lines-to-trolley.ts';
import { servicesOf } from './services-of.ts';

const serviceOf = (system: object) => servicesOf(system).adapter(createSavedListsService);

async function done(service: SavedListsService, task: Task, signal: AbortSignal): Promise<Done> {
  const noToken = { token: null };
  if (task.kind === 'save') {
    const { name, lines, key } = task;
    return { list: await service.save({ name, items: [...lines] }, key, signal), ...noToken };
  }
  if (task.kind === 'append') {
    const { items } = await service.list(task.id, signal);
    return { list: await service.change(task.id, { items: joinedLines(items, task.lines) }, signal), ...noToken };
  }
  if (task.kind === 'rename') return { list: await service.change(task.id, { name: task.name }, signal), ...noToken };
  if (task.kind === 'items')
    return { list: await service.change(task.id, { items: [...task.lines] }, signal), ...noToken };
  if (task.kind === 'remove') {
    await service.remove(task.id, signal);
    return { list: null, ...noToken };
  }
  const token = task.kind === 'share' ? await service.share(task.id, signal) : null;
  if (token === null) await service.unshare(task.id, signal);
  return { list: await service.list(task.id, signal).then(({ items: _, ...list }) => list), token };
}

/** A shopper's saved lists with their service; they come with the pages that show them. */
export const machine = savedListsMachine.provide({
  actors: {
    loadLists: fromPromise(({ system, signal }) => serviceOf(system).lists(signal)),
    loadList: fromPromise(({ input, system, signal }) => serviceOf(system).list(input.id, signal)),
    writeList: fromPromise(({ input, system, signal }) => done(serviceOf(system), input, signal)),
  },
});
export const carriage = savedListsCarriage;

const orNull = (counting: Promise<number>) => counting.catch(() => null);

export const parts: SavedListsParts<Pick<Services, 'adapter'>> = {
  countLists: async (services, signal) => {
    const shopping = services.adapter(createShoppingListService);
    const [shoppingList, favourites] = await Promise.all([
      orNull(shopping.list(signal).then(({ items }) => items.length)),
      orNull(
        services
          .adapter(createFavouritesService)
          .skus(signal)
          .then(({ length }) => length),
      ),
    ]);
    return { shoppingList, favourites };
  },
};

export const inputOf = (shop: ShopActor): SavedListsInput => ({ subject: shopperIdIn(shop) });

/** What came of a change is said; what is to be put into the trolley is told to it, and its answers are told back. */
export function opened(shop: ShopActor): void {
  const lists = chartOf<typeof savedListsMachine>(shop, 'savedLists');
  lists?.on('*', (report) => {
    const text = reportWords(report as SavedListsReport);
    if (text !== null) announcerOf(shop).send({ type: 'message.say', text });
  });
  lists?.on('lines.wanted', ({ lines }) => linesToTrolley(shop, lists, lines));
}
