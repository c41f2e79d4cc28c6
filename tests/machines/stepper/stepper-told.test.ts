import { describe, expect, it } from 'vitest';
import { wanting } from './stepper.rig.ts';

describe('What the trolley says', () => {
  it('is shown at rest, and is what a change is measured by', () => {
    const { world, tell, raise, lower, settle, shown, asked } = wanting(1);
    tell(3);
    expect([shown(), asked()]).toEqual([3, []]);
    raise();
    lower();
    settle();
    expect(asked()).toEqual([]);
    lower();
    lower();
    settle();
    expect(asked()).toEqual([1]);
    world.stop();
  });

  it('while a wish is on its way is no answer to it: what the shopper wants stays on show', () => {
    const { world, raise, settle, tell, shown, asked, context } = wanting(1);
    raise();
    settle();
    tell(1, true);
    expect([shown(), context().asked]).toEqual([2, 2]);
    tell(4, true);
    expect([shown(), context().told, context().asked]).toEqual([4, 4, 2]);
    tell(1);
    expect([shown(), context().asked, asked()]).toEqual([1, 1, [2]]);
    world.stop();
  });

  it('in the middle of taps changes nothing of them but how much can be had', () => {
    const { world, raise, tell, pass, shown, asked, context } = wanting(1);
    raise();
    raise();
    raise();
    tell(1, false, 3);
    expect([shown(), context().max, context().told]).toEqual([3, 3, 1]);
    pass(400);
    expect(asked()).toEqual([3]);
    world.stop();
  });

  it('in the middle of taps that it has fulfilled leaves nothing to ask for', () => {
    const { world, raise, tell, pass, asked, value } = wanting(1);
    raise();
    tell(2);
    pass(400);
    expect([asked(), value()]).toEqual([[], 'resting']);
    world.stop();
  });

  it('in the middle of a number changes nothing of it but how much can be had', () => {
    const { world, type, tell, commit, shown, context, value } = wanting(4);
    type('5');
    tell(4, false, 3);
    expect([shown(), context().draft, value(), context().max]).toEqual([3, '5', 'typing', 3]);
    commit();
    expect(shown()).toBe(3);
    world.stop();
  });
});
