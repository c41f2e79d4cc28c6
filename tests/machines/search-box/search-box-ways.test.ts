import { describe, expect, it } from 'vitest';
import { activeOf, countOf, optionsOf, type SearchBoxEvent } from '#machines/search-box/index.ts';
import { open } from './search-box.rig.ts';
import { milk, none } from './search-box.roster.ts';

const down: SearchBoxEvent = { type: 'option.move', towards: 'next' };
const up: SearchBoxEvent = { type: 'option.move', towards: 'previous' };
const caret: SearchBoxEvent = { type: 'caret.move' };
const escape: SearchBoxEvent = { type: 'escape.press' };
const leave: SearchBoxEvent = { type: 'box.leave' };
const reopen: SearchBoxEvent = { type: 'suggestions.open' };
const press: SearchBoxEvent = { type: 'box.press' };
const cleared = [{ type: 'text.replaced', text: '' }];

async function failing() {
  const world = open();
  world.type('mi');
  world.pass(300);
  await world.refuse(world.question(), new Error('down'));
  return world;
}

describe('A box at rest', () => {
  it('that holds a word asks at once when suggestions are wanted, and an arrow key turns to what comes', async () => {
    for (const [event, active] of [
      [reopen, null],
      [down, 0],
      [up, 3],
    ] as const) {
      const { send, box, question, questions, answer } = open('milk');
      send(event);
      expect([box().value, questions.length, box().hasTag('busy')]).toEqual([{ engaged: 'asking' }, 1, true]);
      await answer(question(), milk);
      expect([box().value, activeOf(box()), box().hasTag('offered')]).toEqual([{ engaged: 'offering' }, active, true]);
    }
  });

  it('hears of nothing else: no word is taken away or put in', () => {
    const { send, box, context, emitted, questions } = open('milk');
    send(escape, leave, press, caret, { type: 'option.choose', index: 0 });
    expect([box().value, context().text, emitted, questions]).toEqual(['resting', 'milk', [], []]);
  });

  it('holds what the page was searched for, and forgets what was offered for another', async () => {
    const { offer, send, box, context, emitted } = open();
    await offer();
    send(down, { type: 'page.change', text: 'oats' });
    expect([box().value, context(), emitted]).toEqual([
      'resting',
      { text: 'oats', offer: null, active: null, turn: null },
      [],
    ]);
  });
});

describe('While somebody types', () => {
  it('the rest of the keys is counted anew from each key, and Escape or leaving ends it', () => {
    for (const [end, value, told] of [
      [escape, 'resting', cleared],
      [leave, 'dismissed', []],
      [{ type: 'text.clear' }, 'resting', cleared],
      [{ type: 'search.submit' }, 'resting', []],
    ] as const) {
      const { type, send, pass, box, questions, emitted } = open();
      type('mi');
      pass(299);
      type('mil');
      pass(299);
      expect([box().value, questions]).toEqual([{ engaged: 'typing' }, []]);
      send(end);
      pass(10_000);
      expect([box().value, questions, emitted]).toEqual([value, [], told]);
    }
  });

  it('suggestions that are wanted at once are asked for at once, once', () => {
    const { type, send, pass, questions, box } = open();
    type('mi');
    send(reopen);
    expect([questions.length, box().value]).toEqual([1, { engaged: 'asking' }]);
    pass(300);
    send(reopen);
    expect(questions).toHaveLength(1);
  });

  it('a word too short to ask about takes away what was offered', async () => {
    const { offer, type, box, context, pass, questions } = open();
    await offer();
    type('m');
    pass(1_000);
    expect([box().value, context().offer, context().text, questions.length]).toEqual(['resting', null, 'm', 1]);
  });

  it('what was offered for the word before stays on show, until what is offered for this one comes', async () => {
    const { offer, type, pass, box, question, answer } = open();
    await offer();
    type('mil');
    expect([optionsOf(box()).length, box().hasTag('offered')]).toEqual([4, false]);
    pass(300);
    expect(optionsOf(box())).toHaveLength(4);
    await answer(question(), { ...none, terms: ['milo'] });
    expect(optionsOf(box())).toEqual([{ kind: 'term', text: 'milo' }]);
  });

  it('what is offered can be chosen, and what is not offered cannot', async () => {
    const { offer, type, send, box, context, emitted } = open();
    await offer();
    send({ type: 'option.choose', index: 4 });
    expect([box().value, context().text, emitted]).toEqual([{ engaged: 'offering' }, 'mi', []]);
    type('mil');
    send({ type: 'option.choose', index: 0 });
    expect([box().value, context().text, emitted]).toEqual([
      'resting',
      'milk',
      [{ type: 'text.replaced', text: 'milk' }],
    ]);
  });
});

describe('While the store is asked', () => {
  it('the last arrow key counts, and none where the caret was moved after it', async () => {
    for (const [keys, active] of [
      [[down, up], 3],
      [[up, down], 0],
      [[down, caret], null],
    ] as const) {
      const { send, question, answer, box, questions } = open('milk');
      send(reopen, ...keys);
      await answer(question(), milk);
      expect([activeOf(box()), questions.length]).toEqual([active, 1]);
    }
  });

  it('five seconds are waited, no less and no more, and the question is called off then', () => {
    const { send, question, pass, box } = open('milk');
    send(reopen);
    const asked = question();
    pass(4_999);
    expect(box().value).toEqual({ engaged: 'asking' });
    pass(1);
    expect([box().value, asked.signal.aborted]).toEqual(['failed', true]);
  });

  it('leaving the box calls the question off, and it is asked anew when the box is opened again', () => {
    const { send, question, box, questions } = open('milk');
    send(reopen);
    const asked = question();
    send(leave);
    expect([box().value, asked.signal.aborted]).toEqual(['dismissed', true]);
    send(reopen);
    expect([box().value, questions.length]).toEqual([{ engaged: 'asking' }, 2]);
  });
});

describe('Where there is nothing to suggest', () => {
  it('what was offered before is gone, and Escape clears the box', async () => {
    const { offer, type, pass, question, answer, box, send, context, emitted } = open();
    await offer();
    type('zz');
    pass(300);
    await answer(question(), none);
    expect([box().value, box().hasTag('none'), context().offer]).toEqual(['nothing', true, null]);
    send(escape);
    expect([box().value, context().text, emitted]).toEqual(['resting', '', cleared]);
  });

  it('leaving the box closes it, and opening it asks again', async () => {
    const { offer, send, box, context, questions } = open();
    await offer('zz', none);
    send(down, press, reopen);
    expect([box().value, questions.length]).toEqual(['nothing', 1]);
    send(leave);
    expect([box().value, context().text, countOf(box())]).toEqual(['dismissed', 'zz', null]);
    send(press);
    expect([box().value, questions.length]).toEqual(['dismissed', 1]);
    send(reopen);
    expect([box().value, questions.length]).toEqual([{ engaged: 'asking' }, 2]);
  });
});

describe('Where no suggestions came', () => {
  it('they are asked for again by opening the box, or by an arrow key, which turns to what comes', async () => {
    for (const [event, active] of [
      [reopen, null],
      [down, 0],
    ] as const) {
      const { send, box, questions, question, answer } = await failing();
      send(leave, press);
      expect([box().value, questions.length]).toEqual(['failed', 1]);
      send(event);
      expect([box().value, questions.length]).toEqual([{ engaged: 'asking' }, 2]);
      await answer(question(), milk);
      expect([activeOf(box()), countOf(box())]).toEqual([active, 4]);
    }
  });

  it('what was offered before is gone, and Escape clears the box', async () => {
    const { offer, type, pass, refuse, question, send, box, context, emitted } = open();
    await offer();
    type('zz');
    pass(300);
    await refuse(question(), new Error('down'));
    expect([box().value, context().offer]).toEqual(['failed', null]);
    send(escape);
    expect([box().value, context().text, emitted]).toEqual(['resting', '', cleared]);
  });
});

describe('Closed suggestions', () => {
  it('open again by a press into the box, or by an arrow key that turns to one at once', async () => {
    for (const [event, active] of [
      [reopen, null],
      [press, null],
      [down, 0],
      [up, 3],
    ] as const) {
      const { offer, send, box, questions } = open();
      await offer();
      send(down, leave);
      expect([activeOf(box()), box().hasTag('shown')]).toEqual([null, false]);
      send(event);
      expect([box().value, activeOf(box()), questions.length]).toEqual([{ engaged: 'offering' }, active, 1]);
    }
  });

  it('that were none are asked for by an arrow key, which turns to what comes', async () => {
    const { type, send, box, question, questions, answer } = open();
    type('mi');
    send(leave, down);
    expect([box().value, questions.length]).toEqual([{ engaged: 'asking' }, 1]);
    await answer(question(), milk);
    expect(activeOf(box())).toBe(0);
  });
});
