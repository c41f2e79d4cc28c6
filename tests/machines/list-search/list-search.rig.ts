import {
  type ListSearchContext,
  type ListSearchEvent,
  listSearchMachine,
  listSearchShown,
} from '#machines/list-search/index.ts';
import { FaultError } from '#services/fault.ts';
import { sampleProducts } from '#ui/product-card/sample-products.ts';
import { wantedOf } from '../kit/wanted.ts';
import { createWorld } from '../kit/world.ts';
import { threeLines } from './list-search.roster.ts';

const { plain, loose } = sampleProducts;
export const down = new FaultError({ tag: 'offline', message: 'Offline.' });
export const words = '2 x milk\nkumara\nmoonstones';

const added = (sku: string, name: string, amount: number, unit: string) => ({ sku, name, amount, unit });
export const milk = added(plain.sku, `${plain.name} ${plain.size}`, 2, 'Each');
export const kumara = added(loose.sku, `${loose.name} ${loose.size}`, 250, 'Kg');
export const isAdded = (term: string, what: typeof milk) => ({ term, state: 'added', ...what });
export const isSkipped = (term: string) => ({ term, state: 'skipped', sku: null, name: null, amount: 0, unit: 'Each' });
/** What the tab is told to remember. */
export const kept = (marks: readonly unknown[] = [], isShopping = true, text = words) => ({
  type: 'text.kept',
  subject: 'aroha',
  text,
  isShopping,
  marks,
});

/** A page of a whole list, and what its shopper sees and hears of it. */
export function opens() {
  const world = createWorld(listSearchMachine, { input: { subject: 'aroha' } });
  let heard = 0;
  const shown = () => listSearchShown(world.snapshot() as never);
  const question = () => world.open().at(-1) as never;
  return {
    ...world,
    shown,
    say: (...events: readonly ListSearchEvent[]) => events.forEach((event) => world.chart.send(event)),
    context: () => world.snapshot().context as ListSearchContext,
    states: () => shown().lines.map(({ state }) => state),
    /** What was told since this was asked last. */
    news: () => {
      const news = world.emitted.slice(heard);
      heard = world.emitted.length;
      return news;
    },
    asked: () => world.open().map(({ name }) => name),
    wanted: (name: string) => wantedOf(world, name),
    answered: (answer: unknown) => world.answer(question(), answer),
    refused: () => world.refuse(question(), down),
  };
}

/** Three lines that have been looked for: milk, kumara, and moonstones of which there are none. */
export async function shops(...events: readonly ListSearchEvent[]) {
  const list = opens();
  list.say({ type: 'text.write', text: words }, { type: 'list.look' });
  await list.answered(threeLines);
  list.say(...events);
  list.news();
  return list;
}
