import { describe, expect, it } from 'vitest';
import { type InspectorContext, inspectorMachine, signOffOf } from '#machines/inspector/index.ts';
import { createWorld } from '../kit/world.ts';
import { expired, signed, trolley } from './inspector.roster.ts';

const opened = (place = expired as typeof expired | null, signOffs = [] as (typeof signed)[]) => {
  const world = createWorld(inspectorMachine, { input: { place, signOffs } });
  const context = () => world.snapshot().context as InspectorContext;
  return { world, context, send: (event: object) => world.chart.send(event as never) };
};
const ana = { type: 'sign.give', name: ' Ana ', date: '2026-11-23', mark: 'b2', way: 'download' };

describe('Searching', () => {
  it('is typing and Enter: the best hit is on show, and its Play asks for that very state', () => {
    const { world, context, send } = opened(null);
    send({ type: 'text.type', text: 'slot expire', hits: [expired, trolley] });
    send({ type: 'hit.choose', index: null });
    expect(context()).toMatchObject({ place: expired, text: '', hits: [], tab: 'state' });
    send({ type: 'state.play' });
    expect(context()).toMatchObject({ wanted: { state: expired.state }, tab: 'play' });
    const { wanted } = context();
    send({ type: 'state.play' });
    expect(context().wanted).not.toBe(wanted);
    world.stop();
  });

  it('stops at the first and at the last hit', () => {
    const { context, send } = opened(null);
    send({ type: 'text.type', text: 'slot', hits: [expired, trolley] });
    for (const towards of ['previous', 'next', 'next']) send({ type: 'hit.move', towards });
    expect(context().active).toBe(1);
  });

  it('puts the hits away with the first Escape and the words with the second', () => {
    const { world, context, send } = opened(null);
    send({ type: 'text.type', text: 'slot', hits: [expired] });
    send({ type: 'escape.press' });
    expect([world.snapshot().hasTag('offered'), context().text]).toEqual([false, 'slot']);
    send({ type: 'box.press' });
    expect(world.snapshot().hasTag('offered')).toBe(true);
    send({ type: 'escape.press' });
    send({ type: 'escape.press' });
    expect(context().text).toBe('');
  });
});

describe('What is folded', () => {
  it('opens around a state that is shown, and is forgotten with another chart', () => {
    const { context, send } = opened();
    send({ type: 'fold.set', states: ['reservation.clocks', 'reservation.wish'] });
    send({ type: 'place.show', place: expired });
    expect(context().folded).toEqual(['reservation.wish']);
    send({ type: 'place.show', place: trolley });
    expect(context().folded).toEqual([]);
  });

  it('is no smaller and no larger than can be read', () => {
    const { context, send } = opened();
    send({ type: 'zoom.set', zoom: 90 });
    expect(context().zoom).toBe(3);
    send({ type: 'zoom.set', zoom: 0.0001 });
    expect(context().zoom).toBe(0.1);
  });
});

describe('A sign-off', () => {
  it('counts when its file is saved, and takes the place of the one before', async () => {
    const { world, context, send } = opened(expired, [signed]);
    send({ type: 'sign.ask' });
    send(ana);
    expect(context().signOffs).toEqual([signed]);
    const [question] = world.open();
    if (question) await world.answer(question, null);
    expect(signOffOf(world.snapshot() as never, expired.chart, expired.state)).toEqual({
      ...signed,
      mark: 'b2',
      name: 'Ana',
      date: '2026-11-23',
    });
    expect(context().signOffs).toHaveLength(1);
  });

  it('is nobody’s while a name or a date is missing', () => {
    const { world, send } = opened();
    send({ type: 'sign.ask' });
    send({ ...ana, name: ' ' });
    expect([world.snapshot().hasTag('lacking'), world.open().length]).toEqual([true, 0]);
    send({ ...ana, date: 'soon' });
    expect([world.snapshot().hasTag('lacking'), world.open().length]).toEqual([true, 0]);
  });

  it('is not given when its file was not saved, and can be tried again', async () => {
    const { world, context, send } = opened();
    send({ type: 'sign.ask' });
    send(ana);
    const [question] = world.open();
    if (question) await world.refuse(question, new Error('The folder is full.'));
    expect([world.snapshot().hasTag('unsaved'), context().signOffs]).toEqual([true, []]);
    send(ana);
    expect(world.open()).toHaveLength(1);
  });

  it('can be taken back', async () => {
    const { world, context, send } = opened(expired, [signed]);
    send({ type: 'sign.withdraw' });
    const [question] = world.open();
    if (question) await world.answer(question, null);
    expect(context().signOffs).toEqual([]);
  });
});
