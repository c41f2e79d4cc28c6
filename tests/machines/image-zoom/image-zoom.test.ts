import { describe, expect, it } from 'vitest';
import { type ImageZoomContext, type ImageZoomEvent, imageZoomMachine } from '#machines/image-zoom/index.ts';
import { createWorld } from '../kit/world.ts';

function after(...events: readonly ImageZoomEvent[]) {
  const world = createWorld(imageZoomMachine);
  for (const event of events) world.chart.send(event);
  const { value, context } = world.snapshot();
  world.stop();
  return { value, ...(context as ImageZoomContext) };
}
const press = { type: 'picture.press', place: { x: 0.25, y: 0.75 } } as const;
const grow = { type: 'zoom.grow' } as const;
const shrink = { type: 'zoom.shrink' } as const;
const step = (towards: 'left' | 'right' | 'up' | 'down') => ({ type: 'view.step', towards }) as const;

describe('The zoom', () => {
  it('enlarges twice where the picture was pressed, and in the middle where no place is known [B1.17]', () => {
    expect(after(press)).toEqual({ value: 'enlarged', scale: 2, place: { x: 0.25, y: 0.75 } });
    expect(after({ type: 'picture.press', place: null }).place).toEqual({ x: 0.5, y: 0.5 });
    expect(after(grow)).toEqual({ value: 'enlarged', scale: 2, place: { x: 0.5, y: 0.5 } });
  });

  it('grows up to four times and keeps its place, and shrinks until the picture is whole', () => {
    expect(after(press, grow, grow, grow)).toEqual({ value: 'enlarged', scale: 4, place: press.place });
    expect(after(press, grow, shrink).scale).toBe(2);
    expect(after(press, shrink)).toEqual({ value: 'whole', scale: 1, place: { x: 0.5, y: 0.5 } });
  });

  it('moves the view by a step each way, and never beyond the picture', () => {
    expect(after(grow, step('left'), step('up')).place).toEqual({ x: 0.375, y: 0.375 });
    expect(after(grow, step('right'), step('down')).place).toEqual({ x: 0.625, y: 0.625 });
    expect(after(grow, ...Array.from({ length: 9 }, () => step('right'))).place).toEqual({ x: 1, y: 0.5 });
    expect(after(grow, { type: 'view.point', place: { x: -3, y: 7 } }).place).toEqual({ x: 0, y: 1 });
  });

  it.each([press, { type: 'zoom.end' } as const])('makes the picture whole again by %o', (event) => {
    expect(after(press, grow, event)).toEqual({ value: 'whole', scale: 1, place: { x: 0.5, y: 0.5 } });
  });

  it('does not move what is whole', () => {
    expect(after(step('left'), { type: 'view.point', place: { x: 0, y: 0 } }).place).toEqual({ x: 0.5, y: 0.5 });
  });
});
