import { shoppingListMachine, shownList } from '#machines/shopping-list/index.ts';
import { FaultError } from '#services/fault.ts';
import { wantedOf } from '../kit/wanted.ts';
import { createWorld } from '../kit/world.ts';
import { line } from './shopping-list.roster.ts';

export const down = new FaultError({ tag: 'offline', message: 'Offline.' });
export const aroha = { subject: 'aroha', isShopper: true } as const;
export const nobody = { subject: null, isShopper: false } as const;
export const listOf = (...texts: readonly string[]) => ({ items: texts.map((text) => line(text)), isShared: false });

/** A list of one page, and what its visitor sees of it. */
export function opens(input: { readonly subject: string | null; readonly isShopper: boolean } = aroha) {
  const world = createWorld(shoppingListMachine, { input });
  const question = (name: string) => {
    const asked = world.open().find((one) => one.name === name);
    if (!asked) throw new Error(`Nobody asks ${name}.`);
    return asked;
  };
  const shown = () => shownList(world.snapshot() as never);
  return {
    ...world,
    shown,
    send: world.chart.send.bind(world.chart),
    add: (...texts: readonly string[]) =>
      world.chart.send({ type: 'items.add', items: texts.map((text) => ({ text })) }),
    is: (subject: string | null, isShopper = subject !== null) =>
      world.chart.send({ type: 'user.changed', subject, isShopper }),
    texts: () => shown().items.map(({ text, isTicked }) => (isTicked ? `${text} ✓` : text)),
    asked: () => world.open().map(({ name }) => name),
    wanted: (name: string) => wantedOf(world, name),
    answered: (name: string, answer: unknown) => world.answer(question(name), answer),
    refused: (name: string) => world.refuse(question(name), down),
  };
}

/** A list that is known and stands there. */
export async function stands(input: Parameters<typeof opens>[0] = aroha, { waiting = 0 } = {}) {
  const list = opens(input);
  list.send({ type: 'list.need' });
  await list.answered('loadList', { list: listOf('Milk', 'Bread'), waiting });
  return list;
}
