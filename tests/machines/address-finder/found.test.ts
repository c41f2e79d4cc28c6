import { describe, expect, it } from 'vitest';
import { asks, both, chosen, dropped, offers, openings, opens } from './address-finder.rig.ts';
import { karori, karoriWest } from './address-finder.roster.ts';

describe('What is typed in the box', () => {
  it('is asked for when the keys have rested, and not before', () => {
    const { types, clock, finding, asked, wanted, emitted, stop } = opens();
    types('Ka');
    clock.increment(249);
    types(' Karori ');
    clock.increment(249);
    expect([finding(), asked()]).toEqual(['busy', []]);
    clock.increment(1);
    expect([finding(), asked(), wanted('findPlaces')]).toEqual(['busy', ['findPlaces'], { text: 'Karori' }]);
    expect(emitted).toEqual([dropped, dropped]);
    stop();
  });

  it.each(openings)('is asked for at once by $type', (event) => {
    const { types, send, asked, stop } = opens();
    types('Ka');
    send(event);
    expect(asked()).toEqual(['findPlaces']);
    stop();
  });

  it('is not asked for once somebody pressed Escape, until the list is wanted', () => {
    const { types, send, clock, finding, asked, context, stop } = opens();
    types('Ka');
    send({ type: 'escape.press' });
    clock.increment(250);
    expect([finding(), asked(), context().text]).toEqual(['resting', [], 'Ka']);
    send({ type: 'list.open' });
    expect(asked()).toEqual(['findPlaces']);
    stop();
  });

  it.each(openings)('is not asked for while it is too short, but is from two letters on ($type)', (event) => {
    const short = opens({ text: 'K', chosen: null });
    short.send(event);
    expect([short.finding(), short.asked()]).toEqual(['resting', []]);
    const long = opens({ text: 'Ka', chosen: null });
    long.send(event);
    expect([long.finding(), long.asked()]).toEqual(['busy', ['findPlaces']]);
    short.stop();
    long.stop();
  });

  it('that gets too short stands alone: nothing is offered, asked for or chosen any more', async () => {
    const { types, clock, finding, options, context, asked, emitted, stop } = await offers();
    types('K');
    clock.increment(250);
    expect([finding(), options(), asked(), emitted]).toEqual(['resting', [], [], [dropped, dropped]]);
    expect(context()).toEqual({ text: 'K', chosen: null, options: [], active: null });
    stop();
  });
});

describe('The store that is asked for places', () => {
  it('may know none, which is said, and what is typed stands', async () => {
    const { types, send, clock, finding, context, answered, stop } = await offers();
    types('Karorx');
    clock.increment(250);
    await answered([]);
    expect([finding(), context()]).toEqual(['none', { text: 'Karorx', chosen: null, options: [], active: null }]);
    send({ type: 'escape.press' });
    expect(finding()).toBe('resting');
    stop();
  });

  it('may fail, which is said, and what was offered before is gone', async () => {
    const { types, clock, finding, context, refused, stop } = await offers();
    types('Karorx');
    clock.increment(250);
    await refused();
    expect([finding(), context()]).toEqual(['failed', { text: 'Karorx', chosen: null, options: [], active: null }]);
    stop();
  });

  it('is waited for eight seconds, and not longer', async () => {
    const { types, clock, finding, context, questions, stop } = await offers();
    types('Karorx');
    clock.increment(250);
    clock.increment(7_999);
    expect(finding()).toBe('busy');
    clock.increment(1);
    expect([finding(), context().options, questions.at(-1)?.signal.aborted]).toEqual(['failed', [], true]);
    stop();
  });

  it('is not waited for once somebody pressed Escape', async () => {
    const { send, finding, questions, answer, options, stop } = asks();
    send({ type: 'escape.press' });
    await answer(questions[0] as never, both);
    expect([finding(), options(), questions[0]?.signal.aborted]).toEqual(['resting', [], true]);
    stop();
  });

  it.each([{ type: 'search.retry' }, ...openings])('and failed is asked again by $type', async (event) => {
    const { send, finding, asked, refused, stop } = asks();
    await refused();
    send(event);
    expect([finding(), asked()]).toEqual(['busy', ['findPlaces']]);
    stop();
  });
});

describe('Places that are offered', () => {
  it('are walked through by the arrow keys, round by the text, and none is walked to at first', async () => {
    const { send, finding, options, active, stop } = await offers();
    const moves = ['next', 'next', 'next', 'previous'].map((towards) => {
      send({ type: 'option.move', towards });
      return active();
    });
    expect([finding(), options(), moves]).toEqual(['offered', both, [0, 1, null, 1]]);
    stop();
  });

  it('are new ones for another text, and none of them is walked to', async () => {
    const { types, send, clock, options, context, answered, stop } = await offers();
    send({ type: 'option.move', towards: 'next' });
    types('Karori W');
    expect(context().active).toBeNull();
    clock.increment(250);
    await answered([karoriWest]);
    expect([options(), context().active]).toEqual([[karoriWest], null]);
    stop();
  });

  it('are chosen from: the place stands in the box, is told, and the list is gone', async () => {
    const { send, finding, context, emitted, chosen: place, stop } = await offers('ka');
    send({ type: 'option.move', towards: 'next' });
    send({ type: 'option.choose', index: 9 });
    expect([finding(), emitted]).toEqual(['offered', [dropped]]);
    send({ type: 'option.choose', index: 1 });
    expect([finding(), place(), emitted]).toEqual(['chosen', karori, [dropped, chosen(karori)]]);
    expect(context()).toEqual({ text: 'Karori', chosen: karori, options: [], active: null });
    stop();
  });

  it('are put away by Escape, and nothing is chosen', async () => {
    const { send, finding, options, context, emitted, stop } = await offers();
    send({ type: 'escape.press' });
    expect([finding(), options(), context().chosen, emitted]).toEqual(['resting', [], null, [dropped]]);
    stop();
  });

  it.each([
    ['the one that is called so', 'karori', 'chosen', karori, [dropped, chosen(karori)]],
    ['none where none is called so', 'kar', 'resting', null, [dropped]],
  ] as const)('are left, which chooses %s', async (_, text, finding, place, told) => {
    const finder = await offers(text);
    finder.send({ type: 'box.leave' });
    expect([finder.finding(), finder.chosen(), finder.context().text, finder.emitted]).toEqual([
      finding,
      place,
      place?.text ?? text,
      told,
    ]);
    finder.stop();
  });
});

describe('A place that is chosen', () => {
  it('holds from the beginning where the page gives one, until something else is typed', () => {
    const { types, finding, chosen: place, emitted, stop } = opens({ text: 'Karori', chosen: karori });
    expect([finding(), place(), emitted]).toEqual(['chosen', karori, []]);
    types('Karor');
    expect([finding(), place(), emitted]).toEqual(['busy', null, [dropped]]);
    stop();
  });
});
