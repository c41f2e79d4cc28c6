import { describe, expect, it } from 'vitest';
import {
  activeOf,
  countOf,
  optionsOf,
  type SearchBoxContext,
  type SearchBoxEvent,
  searchBoxMachine,
} from '#machines/search-box/index.ts';
import { FaultError } from '#services/fault.ts';
import { createWorld, type Question } from '../kit/world.ts';
import { milk, none } from './search-box.roster.ts';

type Box = Parameters<typeof optionsOf>[0];

function open(text = '') {
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
const down: SearchBoxEvent = { type: 'option.move', towards: 'next' };
const up: SearchBoxEvent = { type: 'option.move', towards: 'previous' };

describe('[A7.O1] Suggestions', () => {
  it('are asked for from two typed characters on, the room around them not counted', () => {
    const { type, pass, questions } = open();
    for (const text of ['m', ' m ', '  ', 'ā', 'a\u0304']) {
      type(text);
      pass(1_000);
    }
    expect(questions).toEqual([]);
    type('mi');
    pass(300);
    expect(questions).toHaveLength(1);
  });

  it('are asked for once the keys have rested for 300 ms, once for all that was typed meanwhile', () => {
    const { type, pass, questions } = open();
    for (const text of ['mi', 'mil', 'milk']) {
      type(text);
      pass(299);
    }
    expect(questions).toEqual([]);
    pass(1);
    expect(questions).toHaveLength(1);
    pass(60_000);
    expect(questions).toHaveLength(1);
  });

  it('for what was typed before are dropped, however late they come', async () => {
    const { type, pass, questions, answer, box, question } = open();
    type('br');
    pass(300);
    const late = question();
    type('mi');
    expect(late.signal.aborted).toBe(true);
    await answer(late, { ...none, terms: ['bread'] });
    expect(optionsOf(box())).toEqual([]);
    pass(300);
    await answer(questions[1] as Question, milk);
    expect(optionsOf(box())[0]).toEqual({ kind: 'term', text: 'milk' });
    expect(countOf(box())).toBe(4);
  });

  it('that fail or do not come within five seconds leave a plain search box, and nothing is asked again by itself', async () => {
    const failures = [
      (world: ReturnType<typeof open>) =>
        world.refuse(world.question(), new FaultError({ tag: 'garbled', message: '' })),
      (world: ReturnType<typeof open>) => world.refuse(world.question(), new Error('boom')),
      async (world: ReturnType<typeof open>) => world.pass(5_000),
    ];
    for (const fail of failures) {
      const world = open();
      world.type('mi');
      world.pass(300);
      const question = world.question();
      await fail(world);
      expect(world.box().value).toBe('failed');
      expect([optionsOf(world.box()), countOf(world.box())]).toEqual([[], null]);
      await world.answer(question, milk);
      world.pass(60_000);
      expect([world.box().value, world.questions.length]).toEqual(['failed', 1]);
      expect(world.errors).toEqual([]);
      world.type('mil');
      world.pass(300);
      expect(world.questions).toHaveLength(2);
    }
  });

  it('of which there are none are told as none', async () => {
    const { offer, box } = open();
    await offer('zz', none);
    expect([box().value, countOf(box()), optionsOf(box())]).toEqual(['nothing', 0, []]);
  });

  it('for what is on show already are not asked for again', async () => {
    const { offer, type, pass, questions, box } = open();
    await offer('milk');
    type('milk ', 'milk');
    pass(1_000);
    expect(questions).toHaveLength(1);
    expect(countOf(box())).toBe(4);
  });

  it('are at most four words, three departments and six products, none of another shop', async () => {
    const { offer, box } = open();
    const department = (href: string) => ({ name: href, href });
    await offer('mi', {
      search: 'mi',
      terms: Array.from({ length: 20 }, (_, index) => `milk ${index}`),
      departments: ['//evil.example', 'https://evil.example', 'javascript:alert(1)', '/shop/browse/fridge'].map(
        department,
      ),
      products: Array.from({ length: 20 }, () => milk.products[0]),
    });
    const kinds = optionsOf(box()).map(({ kind }) => kind);
    expect(kinds.filter((kind) => kind === 'term')).toHaveLength(4);
    expect(kinds.filter((kind) => kind === 'product')).toHaveLength(6);
    expect(optionsOf(box()).filter(({ kind }) => kind === 'department')).toEqual([
      { kind: 'department', department: department('/shop/browse/fridge') },
    ]);
  });
});

describe('The arrow keys', () => {
  it('go round through the text, both ways', async () => {
    const { offer, send, box } = open();
    await offer();
    const walk = (event: SearchBoxEvent) =>
      [1, 2, 3, 4, 5].map(() => {
        send(event);
        return activeOf(box());
      });
    expect(walk(down)).toEqual([0, 1, 2, 3, null]);
    expect(walk(up)).toEqual([3, 2, 1, 0, null]);
  });

  it('give the text back its place when the caret moves or more is typed', async () => {
    const { offer, send, type, box } = open();
    await offer();
    send(down, { type: 'caret.move' });
    expect(activeOf(box())).toBeNull();
    send(down);
    type('mil');
    expect([activeOf(box()), optionsOf(box()).length]).toEqual([null, 4]);
  });

  it('pressed while somebody types ask at once and turn to what comes', async () => {
    for (const [key, active] of [
      [down, 0],
      [up, 3],
    ] as const) {
      const { type, send, question, answer, box } = open();
      type('mi');
      send(key);
      expect(activeOf(box())).toBeNull();
      await answer(question(), milk);
      expect(activeOf(box())).toBe(active);
    }
  });

  it('ask about what the page was searched for, and about nothing when the box is empty', () => {
    const searched = open('milk');
    searched.send(down);
    expect(searched.questions).toHaveLength(1);
    const empty = open();
    empty.send(down, up, { type: 'suggestions.open' });
    expect(empty.questions).toEqual([]);
  });
});

describe('What was typed', () => {
  it('stays as it is while the suggestions come, are walked through and are closed', async () => {
    const { offer, send, context, emitted } = open();
    await offer('mi ');
    send(down, down, { type: 'escape.press' }, { type: 'suggestions.open' }, up, { type: 'box.leave' });
    expect(context().text).toBe('mi ');
    expect(emitted).toEqual([]);
  });

  it('is cleared by Escape only when nothing is open any more', async () => {
    const { offer, send, context, emitted, box } = open();
    await offer();
    send({ type: 'escape.press' });
    expect([box().value, context().text]).toEqual(['dismissed', 'mi']);
    send({ type: 'escape.press' });
    expect([box().value, context().text, emitted]).toEqual(['resting', '', [{ type: 'text.replaced', text: '' }]]);
  });

  it('is cleared by Escape at once while nothing has been offered yet', () => {
    const { type, send, context, pass, questions } = open();
    type('mi');
    send({ type: 'escape.press' });
    pass(1_000);
    expect([context().text, questions]).toEqual(['', []]);
  });

  it('becomes the word that was chosen, and nothing when a place or a product was', async () => {
    for (const [index, text] of [
      [1, 'milk powder'],
      [2, ''],
      [3, ''],
    ] as const) {
      const { offer, send, emitted, box } = open();
      await offer();
      send({ type: 'option.choose', index });
      expect(emitted).toEqual([{ type: 'text.replaced', text }]);
      expect([box().value, optionsOf(box())]).toEqual(['resting', []]);
    }
  });

  it('is searched for without suggestions following it to the next page', async () => {
    const { type, send, pass, questions, box, answer, question } = open();
    type('mi');
    send({ type: 'search.submit' });
    pass(1_000);
    expect(questions).toEqual([]);
    send({ type: 'suggestions.open' });
    const asked = question();
    send({ type: 'page.change', text: 'mi' });
    await answer(asked, milk);
    expect([box().value, optionsOf(box())]).toEqual(['resting', []]);
  });
});

describe('Closed suggestions', () => {
  it('open again without another question', async () => {
    const { offer, send, questions, box } = open();
    await offer();
    send({ type: 'box.leave' });
    expect([optionsOf(box()), countOf(box())]).toEqual([[], null]);
    send({ type: 'suggestions.open' });
    expect([optionsOf(box()).length, questions.length]).toEqual([4, 1]);
  });

  it('that were for an older text are asked for afresh', async () => {
    const { offer, type, send, box, questions } = open();
    await offer();
    type('mil');
    send({ type: 'escape.press' });
    expect(optionsOf(box())).toEqual([]);
    send({ type: 'suggestions.open' });
    expect([questions.length, optionsOf(box())]).toEqual([2, []]);
  });
});
