import assert from 'node:assert/strict';
import { type ImageZoomContext, imageZoomMachine, leastScale, mostScale } from '#machines/image-zoom/index.ts';
import type { Rostered } from '../kit/rostered.ts';

export const chart: Rostered = {
  name: 'image-zoom',
  machine: imageZoomMachine,
  inputs: [{}],
  events: () => [
    { type: 'picture.press', place: { x: 0.25, y: 0.75 } },
    { type: 'picture.press', place: null },
    { type: 'zoom.grow' },
    { type: 'zoom.shrink' },
    { type: 'zoom.end' },
    { type: 'view.point', place: { x: 1.4, y: -0.2 } },
    { type: 'view.step', towards: 'left' },
    { type: 'view.step', towards: 'right' },
    { type: 'view.step', towards: 'up' },
    { type: 'view.step', towards: 'down' },
  ],
  answers: {},
  shape: (context: ImageZoomContext) => context.scale,
  oracle: (world) => () => {
    const { value, context } = world.snapshot() as unknown as { value: string; context: ImageZoomContext };
    const { scale, place } = context;
    if (value === 'whole') return assert.deepStrictEqual(context, { scale: 1, place: { x: 0.5, y: 0.5 } });
    assert.ok(scale >= leastScale && scale <= mostScale, 'It is enlarged too much or too little.');
    for (const part of [place.x, place.y]) assert.ok(part >= 0 && part <= 1, 'The view left the picture.');
  },
};
