import { describe, expect, it } from 'vitest';
import { activeOf, countOf, optionsOf, type SearchBoxEvent } from '#machines/search-box/index.ts';
import { open } from './search-box.rig.ts';
import { milk } from './search-box.roster.ts';

const down: SearchBoxEvent = { type: 'option.move', towards: 'next' };
const up: SearchBoxEvent = { type: 'option.move', towards: 'previous' };

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
