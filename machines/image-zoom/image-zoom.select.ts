import type { SnapshotFrom } from 'xstate';
import type { imageZoomMachine } from './image-zoom.machine.ts';

type Zoom = SnapshotFrom<typeof imageZoomMachine>;

export const isEnlarged = (zoom: Zoom): boolean => zoom.hasTag('enlarged');
export const canGrow = (zoom: Zoom): boolean => zoom.can({ type: 'zoom.grow' });
export const canShrink = (zoom: Zoom): boolean => zoom.can({ type: 'zoom.shrink' });
