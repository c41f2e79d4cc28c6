type Box = { readonly left: number; readonly right: number; readonly top: number; readonly bottom: number };
type Size = { readonly width: number; readonly height: number };

export type PopupPlace = {
  readonly side: 'below' | 'above';
  /** Which edge of the popup stands at the same edge of its button. */
  readonly align: 'start' | 'end';
  /** How far it is moved sideways to stay in the window. */
  readonly shiftPx: number;
  /** How high it may be; what is longer scrolls. */
  readonly roomPx: number;
};

const gapPx = 12;
const marginPx = 8;
const leastRoomPx = 120;

/** Where a popup stands: below and from its button's start where there is room, else above, else from its end. */
export function placeOf(target: Box, panel: Size, view: Size): PopupPlace {
  const below = view.height - target.bottom - gapPx - marginPx;
  const above = target.top - gapPx - marginPx;
  const side = panel.height <= below || below >= above ? 'below' : 'above';
  const most = view.width - marginPx - panel.width;
  const fromEnd = target.right - panel.width;
  const align = target.left > most && fromEnd >= marginPx ? 'end' : 'start';
  const left = align === 'start' ? target.left : fromEnd;
  return {
    side,
    align,
    shiftPx: Math.round(Math.max(marginPx, Math.min(left, most)) - left),
    roomPx: Math.round(Math.max(leastRoomPx, side === 'below' ? below : above)),
  };
}
