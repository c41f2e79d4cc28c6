import { describe, expect, it } from 'vitest';
import { noteOf, type ShopperNotesContext, shopperNotesMachine } from '#machines/shopper-notes/index.ts';
import { FaultError } from '#services/fault.ts';
import { createWorld, type Question } from '../kit/world.ts';

const sku = '100001';
const offline = new FaultError({ tag: 'offline', message: 'You are offline.' });
const say = (type: string, more: object = {}) => ({ type, ...more });
const draft = (text: string) => say('draft.change', { draft: text });
const blank = { note: '', draft: '', fault: null };

function begins(subject: string | null = 'aroha') {
  const world = createWorld(shopperNotesMachine, { input: { subject } });
  const { chart, answer } = world;
  const asked = () => world.open()[0] as Question;
  const shows = async (note = '') => {
    chart.send(say('note.show', { sku }));
    await answer(asked(), note);
  };
  return {
    ...{ ...world, asked, shows },
    writes: async (text: string, note = '') => {
      await shows(note);
      chart.send(say('note.write'));
      chart.send(draft(text));
    },
    asks: () => world.open().map(({ name }) => name),
    context: () => world.snapshot().context as ShopperNotesContext,
    shown: (of = sku) => noteOf(world.snapshot() as never, of),
  };
}

describe('The note on a product', () => {
  it('is asked for when the product is on show, of that product alone', async () => {
    const { chart, answer, asked, shown, asks } = begins();
    expect([shown().state, asks()]).toEqual(['away', []]);
    chart.send(say('note.show', { sku }));
    expect([shown().state, asks()]).toEqual(['loading', ['loadNote']]);
    await answer(asked(), 'not too green');
    expect(shown()).toEqual({ state: 'standing', note: 'not too green', draft: 'not too green', fault: null });
    expect(shown('100002').state).toBe('away');
  });

  it('stays when the same product is shown again, and makes room for the note of another one', async () => {
    const { chart, writes, shown, asks, context } = begins();
    await writes('less ripe');
    chart.send(say('note.show', { sku }));
    expect([shown().state, shown().draft]).toEqual(['writing', 'less ripe']);
    chart.send(say('note.show', { sku: '100002' }));
    expect([shown('100002'), asks(), context().subject]).toEqual([
      { state: 'loading', ...blank },
      ['loadNote'],
      'aroha',
    ]);
  });

  it('that nobody could tell is not written over; asking again is offered', async () => {
    const { chart, refuse, answer, asked, shown, asks, emitted } = begins();
    chart.send(say('note.show', { sku }));
    await refuse(asked(), offline);
    expect(shown()).toEqual({ state: 'unknown', ...blank, fault: offline.fault });
    expect(emitted).toEqual([{ type: 'note.lost', sku, fault: offline.fault }]);
    chart.send(say('note.write'));
    expect(shown().state).toBe('unknown');
    chart.send(say('note.retry'));
    expect([shown().state, asks()]).toEqual(['loading', ['loadNote']]);
    await answer(asked(), 'green');
    expect(shown()).toEqual({ state: 'standing', note: 'green', draft: 'green', fault: null });
  });

  it.each([null, 'wiremu'])('of one shopper is none of the next: %s', async (subject) => {
    const { chart, writes, shown, context, asks } = begins();
    await writes('less ripe', 'green');
    chart.send(say('user.changed', { subject: 'aroha' }));
    expect(shown()).toEqual({ state: 'writing', note: 'green', draft: 'less ripe', fault: null });
    chart.send(say('user.changed', { subject }));
    expect([shown(), context().subject, context().sku]).toEqual([
      { state: subject === null ? 'away' : 'loading', ...blank },
      subject,
      sku,
    ]);
    expect(asks()).toEqual(subject === null ? [] : ['loadNote']);
  });

  it('is known to a guest as soon as they are a shopper', () => {
    const { chart, shown, asks, questions } = begins(null);
    chart.send(say('note.show', { sku }));
    expect([shown().state, questions]).toEqual(['away', []]);
    chart.send(say('user.changed', { subject: 'aroha' }));
    expect([shown().state, asks()]).toEqual(['loading', ['loadNote']]);
  });
});

describe('Writing a note', () => {
  it('begins with the words that stand there, and giving up brings them back', async () => {
    const { chart, writes, shown, asks } = begins();
    await writes('less ripe', 'green');
    expect(shown()).toEqual({ state: 'writing', note: 'green', draft: 'less ripe', fault: null });
    chart.send(say('note.cancel'));
    expect([shown(), asks()]).toEqual([{ state: 'standing', note: 'green', draft: 'green', fault: null }, []]);
  });

  it('ends with the words on their way once, and with what the store keeps of them', async () => {
    const { chart, writes, answer, asked, shown, questions, emitted } = begins();
    await writes(' less ripe ');
    chart.send(say('note.save'));
    chart.send(say('note.save'));
    chart.send(draft('too late'));
    expect([shown().state, shown().draft, questions.length]).toEqual(['saving', ' less ripe ', 2]);
    await answer(asked(), { sku, note: 'less ripe' });
    expect(shown()).toEqual({ state: 'standing', note: 'less ripe', draft: 'less ripe', fault: null });
    expect(emitted).toEqual([{ type: 'note.saved', sku, note: 'less ripe' }]);
  });

  it('that did not get through loses no word: sent again, written on or given up', async () => {
    const { chart, writes, refuse, asked, shown, asks, emitted } = begins();
    await writes('less ripe', 'green');
    chart.send(say('note.save'));
    await refuse(asked(), offline);
    expect(shown()).toEqual({ state: 'failed', note: 'green', draft: 'less ripe', fault: offline.fault });
    expect(emitted).toEqual([{ type: 'note.lost', sku, fault: offline.fault }]);
    chart.send(say('note.save'));
    expect([shown().state, asks()]).toEqual(['saving', ['keepNote']]);
    await refuse(asked(), offline);
    chart.send(draft('x'.repeat(201)));
    expect([shown().state, shown().draft.length, shown().fault]).toEqual(['writing', 201, null]);
    chart.send(draft('less ripe'));
    chart.send(say('note.save'));
    await refuse(asked(), offline);
    chart.send(say('note.cancel'));
    expect(shown()).toEqual({ state: 'standing', note: 'green', draft: 'green', fault: null });
    chart.send(say('note.write'));
    expect(shown()).toEqual({ state: 'writing', note: 'green', draft: 'green', fault: null });
  });

  it('is not needed to take a note away, and where there is none nothing is taken', async () => {
    const { chart, shows, shown, asks } = begins();
    await shows();
    chart.send(say('note.clear'));
    expect([shown().state, asks()]).toEqual(['standing', []]);
    const noted = begins();
    await noted.shows('green');
    noted.chart.send(say('note.clear'));
    expect([noted.shown(), noted.asks()]).toEqual([
      { state: 'saving', note: 'green', draft: '', fault: null },
      ['keepNote'],
    ]);
    await noted.answer(noted.asked(), { sku, note: '' });
    expect([noted.shown(), noted.emitted]).toEqual([
      { state: 'standing', ...blank },
      [{ type: 'note.saved', sku, note: '' }],
    ]);
  });
});

describe('A note that was asked for before signing in', () => {
  it('without words opens the place to write, on what stands there, and says so', async () => {
    const { chart, answer, asked, shown, context, emitted } = begins();
    chart.send(say('note.ask', { sku, note: '' }));
    await answer(asked(), 'green');
    expect([shown(), context().asked, emitted]).toEqual([
      { state: 'writing', note: 'green', draft: 'green', fault: null },
      null,
      [{ type: 'note.begun', sku }],
    ]);
  });

  it('with words is saved at once', async () => {
    const { chart, answer, asked, shown, context, asks, emitted } = begins();
    chart.send(say('note.ask', { sku, note: 'less ripe' }));
    expect(context().subject).toBe('aroha');
    await answer(asked(), 'green');
    expect([shown(), context().asked, asks(), emitted]).toEqual([
      { state: 'saving', note: 'green', draft: 'less ripe', fault: null },
      null,
      ['keepNote'],
      [],
    ]);
  });
});
