/** A place in the picture, from 0 to 1 across and down. */
export type Place = { readonly x: number; readonly y: number };

export type ImageZoomContext = {
  /** How many times as large as it stands on the page. */
  readonly scale: number;
  /** What the enlargement is drawn around. */
  readonly place: Place;
};

export type ImageZoomEvent =
  /** The picture was pressed: it is enlarged there, or becomes whole again. */
  | { readonly type: 'picture.press'; readonly place: Place | null }
  | { readonly type: 'zoom.grow' }
  | { readonly type: 'zoom.shrink' }
  | { readonly type: 'zoom.end' }
  /** A pointer is over this place. */
  | { readonly type: 'view.point'; readonly place: Place }
  /** One step of the view, as arrow keys and buttons take it. */
  | { readonly type: 'view.step'; readonly towards: Direction };

export type Direction = 'left' | 'right' | 'up' | 'down';

/** `enlarged`: a part of the picture is seen. */
export type ImageZoomTag = 'enlarged';

export const leastScale = 2;
export const mostScale = 4;
export const viewStep = 0.125;
export const middle: Place = { x: 0.5, y: 0.5 };
