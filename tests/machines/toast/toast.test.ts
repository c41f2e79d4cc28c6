import { describe, expect, it } from 'vitest';
import { type Toast, toastMachine, toastsOf } from '#machines/toast/index.ts';
import { createWorld } from '../kit/world.ts';

const toast = (id: string, more: Partial<Toast> = {}): Toast => ({ id, text: `${id}.`, ...more });
const order = toast('order', { link: { text: 'Pay', href: '/checkout/payment' }, isPressing: true });
const said = (id: string, isPressing = false) => ({ type: 'text.said', text: `${id}.`, isPressing });

function opens() {
  const world = createWorld(toastMachine);
  const send = world.chart.send.bind(world.chart);
  return {
    ...world,
    send,
    show: (...toasts: readonly Toast[]) => toasts.forEach((one) => send({ type: 'toast.show', toast: one })),
    shown: () => toastsOf(world.snapshot() as never).map(({ id }) => id),
    isHeld: () => world.snapshot().hasTag('held'),
  };
}

describe('Words of what has just happened', () => {
  it('are read out as they come, pressing or not, and the same one again takes the place of the first', () => {
    const { show, shown, emitted, stop } = opens();
    show(toast('milk'), order, toast('slot', { isPressing: true }), toast('milk'));
    expect([shown(), emitted]).toEqual([
      ['order', 'slot', 'milk'],
      [said('milk'), said('order', true), said('slot', true), said('milk')],
    ]);
    stop();
  });

  it('go one after the other, each six seconds after the newest or the last that went', () => {
    const { show, shown, clock, stop } = opens();
    show(toast('milk'));
    clock.increment(5_999);
    show(toast('oats'));
    clock.increment(5_999);
    expect(shown()).toEqual(['milk', 'oats']);
    clock.increment(1);
    expect(shown()).toEqual(['oats']);
    clock.increment(5_999);
    expect(shown()).toEqual(['oats']);
    clock.increment(1);
    expect(shown()).toEqual([]);
    stop();
  });

  it('that press and lead somewhere stay, and what comes after them goes', () => {
    const { show, shown, clock, emitted, stop } = opens();
    show(order);
    clock.increment(60_000);
    expect(shown()).toEqual(['order']);
    show(toast('milk'));
    expect(shown()).toEqual(['order', 'milk']);
    clock.increment(5_999);
    expect(shown()).toEqual(['order', 'milk']);
    clock.increment(1);
    expect([shown(), emitted]).toEqual([['order'], [said('order', true), said('milk')]]);
    stop();
  });

  it('that press and lead somewhere have whatever comes for its whole time, though they are closed', () => {
    const { send, show, shown, clock, stop } = opens();
    show(order);
    send({ type: 'toast.close', id: 'order' });
    expect(shown()).toEqual([]);
    show(toast('milk'));
    clock.increment(5_999);
    expect(shown()).toEqual(['milk']);
    clock.increment(1);
    expect(shown()).toEqual([]);
    stop();
  });

  it('are four at most, and the oldest that passes by itself gives way', () => {
    const { show, shown, stop } = opens();
    show(order, toast('a'), toast('b'), toast('c'), toast('d'));
    expect(shown()).toEqual(['order', 'b', 'c', 'd']);
    stop();
  });

  it('are closed by their own name alone', () => {
    const { send, show, shown, emitted, stop } = opens();
    show(toast('milk'), toast('oats'));
    send({ type: 'toast.close', id: 'none' });
    send({ type: 'toast.close', id: 'milk' });
    expect([shown(), emitted]).toEqual([['oats'], [said('milk'), said('oats')]]);
    stop();
  });

  it('are acted upon once, which is told, and go', () => {
    const { send, show, shown, emitted, stop } = opens();
    show(toast('milk', { action: 'Undo' }));
    for (let times = 0; times < 2; times++) send({ type: 'toast.act', id: 'milk' });
    expect([shown(), emitted]).toEqual([[], [said('milk'), { type: 'action.chosen', id: 'milk' }]]);
    stop();
  });
});

describe.each(['hover.change', 'focus.change'])('While somebody is at the words (%s)', (type) => {
  it('they stay, new ones come, and all have their whole time again afterwards', () => {
    const { send, show, shown, clock, isHeld, emitted, stop } = opens();
    show(toast('milk'));
    send({ type, isOn: true });
    show(toast('oats'));
    clock.increment(60_000);
    expect([isHeld(), shown(), emitted]).toEqual([true, ['milk', 'oats'], [said('milk'), said('oats')]]);
    send({ type, isOn: false });
    expect(isHeld()).toBe(false);
    clock.increment(5_999);
    expect(shown()).toEqual(['milk', 'oats']);
    clock.increment(1);
    expect(shown()).toEqual(['oats']);
    stop();
  });

  it('and closes one that would have stayed, the next one is not held by nobody', () => {
    const { send, show, shown, clock, isHeld, stop } = opens();
    show(order);
    send({ type, isOn: true });
    send({ type: 'toast.close', id: 'order' });
    show(toast('oats'));
    expect(isHeld()).toBe(false);
    clock.increment(6_000);
    expect(shown()).toEqual([]);
    stop();
  });

  it('and closes the last of them, the next one is not held by nobody', () => {
    const { send, show, shown, clock, isHeld, stop } = opens();
    show(toast('milk'));
    send({ type, isOn: true });
    send({ type: 'toast.close', id: 'milk' });
    expect(isHeld()).toBe(false);
    show(toast('oats'));
    expect(isHeld()).toBe(false);
    clock.increment(6_000);
    expect(shown()).toEqual([]);
    stop();
  });
});

it('Words stay while a pointer has left them and focus has not', () => {
  const { send, show, shown, clock, isHeld, stop } = opens();
  show(toast('milk'));
  send({ type: 'hover.change', isOn: true });
  send({ type: 'focus.change', isOn: true });
  send({ type: 'hover.change', isOn: false });
  clock.increment(60_000);
  expect([isHeld(), shown()]).toEqual([true, ['milk']]);
  stop();
});
