export { imageZoomMachine } from './image-zoom.machine.ts';
export { canGrow, canShrink, isEnlarged } from './image-zoom.select.ts';
export {
  type Direction,
  type ImageZoomContext,
  type ImageZoomEvent,
  type ImageZoomTag,
  leastScale,
  mostScale,
  type Place,
  viewStep,
} from './image-zoom.types.ts';
