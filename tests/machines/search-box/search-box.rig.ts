import {
  type optionsOf,
  type SearchBoxContext,
  type SearchBoxEvent,
  searchBoxMachine,
} from '#machines/search-box/index.ts';
import { createWorld, type Question } from '../kit/world.ts';
import { milk } from './search-box.roster.ts';

type Box = Parameters<typeof optionsOf>[0];

/** A search box over a store that answers when the test says so. */
export function open(text = '') {
  const world = createWorld(searchBoxMachine, { input: { text } });
  const box = () => world.snapshot() as Box;
  const context = () => world.snapshot().context as SearchBoxContext;
  return {
    ...world,
    box,
    context,
    send: (...events: SearchBoxEvent[]) => {
      for (const event of events) world.chart.send(event);
    },
    type: (...texts: string[]) => {
      for (const typed of texts) world.chart.send({ type: 'text.type', text: typed });
    },
    pass: (ms: number) => world.clock.increment(ms),
    question: () => world.open()[0] as Question,
    /** Types, waits, and has the store answer. */
    offer: async (typed = 'mi', answer: unknown = milk) => {
      world.chart.send({ type: 'text.type', text: typed });
      world.clock.increment(300);
      await world.answer(world.open()[0] as Question, answer);
    },
  };
}
