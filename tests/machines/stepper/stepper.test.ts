import { describe, expect, it } from 'vitest';
import { grams, wanting } from './stepper.rig.ts';

describe('Taps at a stepper', () => {
  it('show at once, and are asked for once as a whole, 400 ms after the last', () => {
    const { world, raise, lower, pass, asked, shown, value } = wanting();
    raise();
    raise();
    pass(399);
    raise();
    pass(399);
    lower();
    pass(399);
    expect([shown(), asked(), value()]).toEqual([2, [], 'gathering']);
    pass(1);
    expect([shown(), value(), world.emitted]).toEqual([2, 'resting', [{ type: 'quantity.wanted', quantity: 2 }]]);
    pass(60_000);
    expect([asked(), world.clock.openWaits]).toEqual([[2], 0]);
    world.stop();
  });

  it('go past neither end, and do not hold up what is gathered', () => {
    const { world, raise, lower, pass, asked, shown } = wanting(5);
    raise();
    expect([shown(), world.snapshot().value]).toEqual([5, 'resting']);
    lower();
    raise();
    pass(399);
    raise();
    expect(shown()).toBe(5);
    pass(1);
    expect([asked(), world.snapshot().value]).toEqual([[], 'resting']);
    const none = wanting(0);
    none.lower();
    expect([none.shown(), none.value()]).toEqual([0, 'resting']);
    none.raise();
    none.lower();
    none.pass(399);
    none.lower();
    none.pass(1);
    expect([none.shown(), none.asked(), none.value()]).toEqual([0, [], 'resting']);
    world.stop();
    none.world.stop();
  });

  it('that lead back to what was asked for already ask for nothing, and the next change is asked for', () => {
    const { world, raise, lower, pass, asked } = wanting(2);
    raise();
    pass(400);
    lower();
    raise();
    pass(400);
    expect(asked()).toEqual([3]);
    lower();
    pass(400);
    expect(asked()).toEqual([3, 2]);
    world.stop();
  });

  it('count in steps of weight from the least to nothing', () => {
    const { world, raise, lower, settle, asked } = wanting(0, grams);
    raise();
    settle();
    raise();
    settle();
    lower();
    lower();
    settle();
    expect(asked()).toEqual([200, 300, 0]);
    world.stop();
  });

  it('are asked for at once where the stepper goes, once', () => {
    const { world, raise, lower, settle, pass, asked, value } = wanting(1);
    settle();
    raise();
    settle();
    expect([asked(), value()]).toEqual([[2], 'resting']);
    pass(60_000);
    lower();
    raise();
    settle();
    expect([asked(), value()]).toEqual([[2], 'resting']);
    world.stop();
  });
});

describe('A number that is typed', () => {
  it('counts when it is done, is asked for after the pause, and nothing of it stays', () => {
    const { world, type, commit, pass, asked, shown, context, value } = wanting(1);
    type('4');
    type('3');
    pass(60_000);
    expect([shown(), context().draft, asked(), value(), world.snapshot().hasTag('typing')]).toEqual([
      1,
      '3',
      [],
      'typing',
      true,
    ]);
    commit();
    expect([shown(), context().draft, value()]).toEqual([3, '', 'gathering']);
    pass(399);
    expect(asked()).toEqual([]);
    pass(1);
    expect([asked(), value()]).toEqual([[3], 'resting']);
    world.stop();
  });

  it('is the nearest that can be had, and what is no number changes nothing', () => {
    for (const [text, quantity] of [
      ['99', 5],
      ['0', 0],
      ['many', 2],
      ['', 2],
    ] as const) {
      const { world, type, commit, settle, shown, asked } = wanting(2);
      type(text);
      commit();
      settle();
      expect([text, shown(), asked()]).toEqual([text, quantity, quantity === 2 ? [] : [quantity]]);
      world.stop();
    }
    const { world, type, commit, shown } = wanting(200, grams);
    type('0,53');
    commit();
    expect(shown()).toBe(500);
    world.stop();
  });

  it('takes the place of the taps before it', () => {
    const { world, raise, type, commit, settle, asked } = wanting(1);
    raise();
    type('5');
    commit();
    settle();
    expect(asked()).toEqual([5]);
    world.stop();
  });

  it('is given up without a trace, while the taps before it are still asked for', () => {
    const { world, raise, type, send, pass, asked, shown, context, value } = wanting(1);
    raise();
    type('5');
    expect(value()).toBe('typing');
    pass(60_000);
    send({ type: 'number.cancel' });
    expect([shown(), context().draft, value(), asked()]).toEqual([2, '', 'gathering', []]);
    pass(400);
    expect([asked(), value()]).toEqual([[2], 'resting']);
    world.stop();
  });

  it('is for what is in the trolley: of nothing no number is typed', () => {
    const { world, raise, lower, type, value, context } = wanting(0);
    type('3');
    expect(value()).toBe('resting');
    raise();
    lower();
    type('3');
    expect([value(), context().draft]).toEqual(['gathering', '']);
    world.stop();
  });

  it('and not done is dropped where the stepper goes, and what was tapped before is asked for', () => {
    const { world, raise, lower, type, settle, asked, value, context } = wanting(1);
    type('5');
    settle();
    expect([asked(), value(), context().draft, context().quantity]).toEqual([[], 'resting', '', 1]);
    raise();
    type('5');
    settle();
    expect([asked(), value(), context().draft]).toEqual([[2], 'resting', '']);
    lower();
    settle();
    expect(asked()).toEqual([2, 1]);
    world.stop();
  });

  it('leaves taps unheard while it is written', () => {
    const { world, type, raise, lower, shown, value } = wanting(2);
    type('4');
    raise();
    lower();
    lower();
    expect([shown(), value()]).toEqual([2, 'typing']);
    world.stop();
  });
});
