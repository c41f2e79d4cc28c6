import { SimulatedClock } from 'xstate';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { keepWindowHeight } from '#src/browser/window-height.ts';

let clock: SimulatedClock;
let stop = () => {};
const wait = (run: () => void, ms: number) => {
  const timer = clock.setTimeout(run, ms);
  return () => clock.clearTimeout(timer);
};
const written = () => document.documentElement.style.getPropertyValue('--window-height');
const resizeTo = (height: number) => {
  window.innerHeight = height;
  window.dispatchEvent(new Event('resize'));
};
beforeEach(() => {
  clock = new SimulatedClock();
  window.innerHeight = 800;
  stop = keepWindowHeight(window, wait);
});
afterEach(() => {
  stop();
  document.documentElement.removeAttribute('style');
});

describe('The height of the window', () => {
  it('[B9.O10] stands in pixels on the root element from the start', () => {
    expect(written()).toBe('800px');
  });

  it('[B9.091] follows a change 150 ms after the last of several', () => {
    resizeTo(700);
    clock.increment(149);
    expect(written()).toBe('800px');
    resizeTo(600);
    clock.increment(149);
    expect(written()).toBe('800px');
    clock.increment(1);
    expect(written()).toBe('600px');
  });

  it('is the height that a keyboard on the screen leaves', () => {
    stop();
    const visualViewport = Object.assign(new EventTarget(), { height: 420.4 });
    const page = Object.assign(new EventTarget(), { document, innerHeight: 800, visualViewport });
    stop = keepWindowHeight(page as unknown as Window, wait);
    expect(written()).toBe('420px');
    visualViewport.height = 800;
    visualViewport.dispatchEvent(new Event('resize'));
    clock.increment(150);
    expect(written()).toBe('800px');
  });

  it('is left alone once stopped, even by a change already under way', () => {
    resizeTo(500);
    stop();
    clock.increment(1_000);
    resizeTo(400);
    clock.increment(1_000);
    expect(written()).toBe('800px');
  });
});
