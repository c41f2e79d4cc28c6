import { assign, setup } from 'xstate';
import {
  type Direction,
  type ImageZoomContext,
  type ImageZoomEvent,
  type ImageZoomTag,
  leastScale,
  middle,
  mostScale,
  type Place,
  viewStep,
} from './image-zoom.types.ts';

const within = (part: number) => (part > 0 ? Math.min(part, 1) : 0);
const ways: Readonly<Record<Direction, Place>> = {
  left: { x: -viewStep, y: 0 },
  right: { x: viewStep, y: 0 },
  up: { x: 0, y: -viewStep },
  down: { x: 0, y: viewStep },
};

/** A picture that can be looked at from near: nothing has to be dragged, and nothing is held. */
export const imageZoomMachine = setup({
  types: {} as { context: ImageZoomContext; events: ImageZoomEvent; tags: ImageZoomTag },
  actions: {
    enlargeAt: assign((_, { place }: { place: Place | null }) => ({
      scale: leastScale,
      place: place ? { x: within(place.x), y: within(place.y) } : middle,
    })),
    growScale: assign(({ context }) => ({ scale: context.scale + 1 })),
    shrinkScale: assign(({ context }) => ({ scale: context.scale - 1 })),
    lookAt: assign((_, { place }: { place: Place }) => ({ place: { x: within(place.x), y: within(place.y) } })),
    stepView: assign(({ context: { place } }, { towards }: { towards: Direction }) => ({
      place: { x: within(place.x + ways[towards].x), y: within(place.y + ways[towards].y) },
    })),
    dropScale: assign({ scale: 1, place: middle }),
  },
  guards: {
    canGrow: ({ context }) => context.scale < mostScale,
    canShrink: ({ context }) => context.scale > leastScale,
  },
}).createMachine({
  id: 'imageZoom',
  description: 'A picture that can be looked at from near.',
  context: { scale: 1, place: middle },
  initial: 'whole',
  states: {
    whole: {
      description: 'The whole picture is seen.',
      meta: { rows: ['B1.17', 'B3.71'] },
      entry: 'dropScale',
      on: {
        'picture.press': { target: 'enlarged', actions: { type: 'enlargeAt', params: ({ event }) => event } },
        'zoom.grow': { target: 'enlarged', actions: { type: 'enlargeAt', params: { place: null } } },
      },
    },
    enlarged: {
      description: 'A part of the picture is seen, two to four times as large, and the view can be moved over it.',
      meta: { rows: ['B1.17'] },
      tags: 'enlarged',
      on: {
        'picture.press': 'whole',
        'zoom.end': 'whole',
        'zoom.grow': { guard: 'canGrow', actions: 'growScale' },
        'zoom.shrink': [{ guard: 'canShrink', actions: 'shrinkScale' }, { target: 'whole' }],
        'view.point': { actions: { type: 'lookAt', params: ({ event }) => event } },
        'view.step': { actions: { type: 'stepView', params: ({ event }) => event } },
      },
    },
  },
});
