import { describe, expect, it } from 'vitest';
import { hitsOf } from '#machines/inspector/index.ts';
import { at, blank, choose, escape, found, move, open, show, start, type, word } from './inspector.rig.ts';
import { answerPlayed, expired, trolley } from './inspector.roster.ts';

describe('The search box', () => {
  it('offers what was found with the first to be chosen, and closes when nothing is typed', () => {
    const page = open();
    expect([page.state(), page.context()]).toEqual([
      { searching: 'resting', looking: 'atStart', signing: 'resting' },
      blank,
    ]);
    page.send(found, move('next'));
    expect([at(page, 'searching'), page.tags(), page.context()]).toEqual([
      'offering',
      ['offered'],
      { ...blank, text: 'slot', hits: [expired, trolley], active: 1 },
    ]);
    page.send(move('previous'));
    expect(page.context().active).toBe(0);
    page.send(move('next'), type('slots', trolley));
    expect(page.context()).toEqual({ ...blank, text: 'slots', hits: [trolley] });
    page.send(type(' '));
    expect([at(page, 'searching'), page.context()]).toEqual(['resting', blank]);
  });

  it('says that nothing was found, until it is cleared', () => {
    const page = open();
    page.send(found, type('zzz'));
    expect([at(page, 'searching'), page.tags(), page.context()]).toEqual([
      'nothing',
      ['none'],
      { ...blank, text: 'zzz' },
    ]);
    page.send(escape);
    expect([at(page, 'searching'), page.context()]).toEqual(['resting', blank]);
    page.send(escape, move('next'), word('box.press'), choose(null));
    expect([page.state(), page.context()]).toEqual([
      { searching: 'resting', looking: 'atStart', signing: 'resting' },
      blank,
    ]);
  });

  it.each([escape, word('box.leave')])('puts its list away by %o, and shows it again with what was chosen', (event) => {
    const page = open();
    page.send(found, move('next'), event);
    expect([at(page, 'searching'), page.context().text, hitsOf(page.world.snapshot() as never)]).toEqual([
      'dismissed',
      'slot',
      [],
    ]);
    page.send(word('box.press'));
    expect([at(page, 'searching'), page.context().active]).toEqual(['offering', 1]);
    page.send(event, move('next'));
    expect([at(page, 'searching'), page.context().active]).toEqual(['offering', 1]);
    page.send(event, escape);
    expect([at(page, 'searching'), page.context()]).toEqual(['resting', blank]);
  });

  it('shows the hit that is pressed or the one at hand, and none that is not there', () => {
    const page = open();
    page.send(word('heat.turn'), found, choose(7));
    expect([at(page, 'searching'), at(page, 'looking'), page.context().place]).toEqual(['offering', 'atStart', null]);
    page.send(choose(1));
    expect([at(page, 'searching'), at(page, 'looking'), page.tags(), page.context()]).toEqual([
      'resting',
      'atPlace',
      ['shown'],
      { ...blank, place: trolley, hasHeat: true },
    ]);
    page.send({ type: 'tab.choose', tab: 'questions' }, found, choose(null));
    expect(page.context()).toEqual({ ...blank, place: expired, hasHeat: true });
  });
});

describe('What is on show', () => {
  it('is the place of the address, or another that is shown, or the first screen', () => {
    const page = open(expired);
    expect([at(page, 'looking'), page.context().place]).toEqual(['atPlace', expired]);
    page.send({ type: 'fold.turn', state: 'reservation.wish' }, start);
    expect([at(page, 'looking'), page.tags(), page.context()]).toEqual(['atStart', [], blank]);
    page.send(word('state.play'));
    expect(page.context().wanted).toBeNull();
    page.send(show(trolley));
    expect([at(page, 'looking'), page.context().place]).toEqual(['atPlace', trolley]);
  });

  it('is folded, scaled, seen as a table, on another tab and with its counts as one likes', () => {
    const page = open(expired);
    const fold = { type: 'fold.turn', state: 'reservation.wish' };
    page.send(fold, { type: 'zoom.set', zoom: 'whole' }, { type: 'view.choose', view: 'table' });
    page.send({ type: 'tab.choose', tab: 'questions' }, word('heat.turn'));
    expect(page.context()).toEqual({
      ...{ ...blank, place: expired, folded: ['reservation.wish'] },
      ...{ zoom: 'whole', view: 'table', tab: 'questions', hasHeat: true },
    });
    page.send(fold, word('heat.turn'));
    expect([page.context().folded, page.context().hasHeat]).toEqual([[], false]);
    page.send({ type: 'fold.set', states: ['reservation.clocks'] });
    expect(page.context().folded).toEqual(['reservation.clocks']);
    page.send(word('state.play'));
    expect([page.context().wanted, page.context().tab]).toEqual([{ state: expired.state }, 'play']);
  });

  it.each([null, expired])('is left for the steps of an answer, also from the first screen: %o', (place) => {
    const page = open(place);
    page.send({ type: 'tab.choose', tab: 'questions' }, answerPlayed);
    expect(page.context()).toEqual({ ...blank, place, wanted: { way: answerPlayed.way }, tab: 'play' });
  });
});
