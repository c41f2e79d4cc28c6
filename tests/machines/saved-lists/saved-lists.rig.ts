import { openListOf, overviewOf, type SavedListsContext, savedListsMachine } from '#machines/saved-lists/index.ts';
import { FaultError } from '#services/fault.ts';
import { sampleProducts } from '#ui/product-card/sample-products.ts';
import { wantedOf } from '../kit/wanted.ts';
import { createWorld } from '../kit/world.ts';
import { summary, weekly } from './saved-lists.roster.ts';

export const { plain } = sampleProducts;
export const down = new FaultError({ tag: 'offline', message: 'Offline.' });
export const line = { sku: plain.sku, quantity: 1, pricingUnit: 'Each' } as const;
export const shop = summary('a', 'Weekly shop');
export const baking = summary('b', 'Baking');
export const wrong = { name: 'Please give the list a name.' };
export const leave = [{ type: 'session.ended' }, { type: 'user.changed', subject: 'hone', isShopper: true }] as const;

/** The saved lists of a shopper, and what they see and hear of them. */
export function enters(subject: string | null = 'mere') {
  const world = createWorld(savedListsMachine, { input: { subject } });
  const question = (name: string) => {
    const asked = world.open().find((one) => one.name === name);
    if (!asked) throw new Error(`Nobody asks ${name}.`);
    return asked;
  };
  return {
    ...world,
    send: world.chart.send.bind(world.chart),
    context: () => world.snapshot().context as SavedListsContext,
    all: () => overviewOf(world.snapshot() as never),
    now: () => openListOf(world.snapshot() as never),
    has: (tag: string) => world.snapshot().hasTag(tag),
    asked: () => world.open().map(({ name }) => name),
    count: (name: string) => world.questions.filter((one) => one.name === name).length,
    wanted: (name: string) => wantedOf(world, name),
    answered: (name: string, answer: unknown) => world.answer(question(name), answer),
    refused: (name: string, error: unknown = down) => world.refuse(question(name), error),
  };
}

/** Two lists are known, and one of them is on show: milk, and a jam that is not sold any more. */
export async function shows() {
  const lists = enters();
  await lists.answered('loadLists', [shop, baking]);
  lists.send({ type: 'list.open', id: 'a' });
  await lists.answered('loadList', weekly);
  return lists;
}
