import { type StripContext, type StripEvent, stripMachine } from '#machines/strip/index.ts';
import { createWorld } from '../kit/world.ts';

export const start = { from: 0, to: 2, pageCount: 3, isAtStart: true, isAtEnd: false };
export const middle = { from: 3, to: 5, pageCount: 3, isAtStart: false, isAtEnd: false };
export const end = { from: 6, to: 8, pageCount: 3, isAtStart: false, isAtEnd: true };
export const whole = { from: 0, to: 8, pageCount: 1, isAtStart: true, isAtEnd: true };

export function row(intervalMs: number | null = 4_000, itemCount = 9) {
  const world = createWorld(stripMachine, { input: { itemCount, intervalMs } });
  let heard = 0;
  const send = (...events: StripEvent[]) => {
    for (const event of events) world.chart.send(event);
  };
  return {
    world,
    send,
    measure: (view: typeof start) => send({ type: 'view.measured', ...view }),
    scroll: (view: typeof start) => send({ type: 'view.scrolled', ...view }),
    press: (towards: 'next' | 'previous') => send({ type: 'arrow.press', towards }),
    hold: (by: 'pointer' | 'focus' | 'tab') => send({ type: 'hold.start', by }),
    free: (by: 'pointer' | 'focus' | 'tab') => send({ type: 'hold.end', by }),
    still: (isReduced: boolean) => send({ type: 'motion.learned', isReduced }),
    pass: (ms: number) => world.clock.increment(ms),
    /** What was told since this was last asked. */
    told: () => {
      const news = world.emitted.slice(heard);
      heard = world.emitted.length;
      return news;
    },
    rotation: () => (world.snapshot().value as { rotation: string }).rotation,
    has: (tag: string) => world.snapshot().hasTag(tag),
    context: () => world.snapshot().context as StripContext,
  };
}
export const range = ({ from, to }: typeof start) => ({ type: 'range.changed', from, to });
export const scrolled = (item: number, isGliding = true) => ({ type: 'scroll.wanted', item, isGliding });

/** One that moves by itself from here on. */
export function rotating() {
  const strip = row();
  strip.measure(start);
  strip.told();
  return strip;
}
