export const cutoutWidthPx = 304;
export const cutoutRadiusPx = 50;
const marginPx = 20;
const pointerMarginPx = 16;
const pointerPx = 12;

type Box = { readonly left: number; readonly right: number; readonly top: number; readonly bottom: number };
type Size = { readonly width: number; readonly height: number };

export type CutoutPlace = {
  readonly side: 'below' | 'above';
  readonly hole: { readonly xPx: number; readonly yPx: number };
  readonly leftPx: number;
  readonly topPx: number;
  /** Where the pointer begins, from the card's left edge. */
  readonly pointerPx: number;
};

const within = (value: number, least: number, most: number) => Math.max(least, Math.min(value, most));

/** Where the hole, the card and its pointer stand: the card below the hole, or above it where there is more room. */
export function placeCutout(target: Box, card: Size, view: Size, radiusPx = cutoutRadiusPx): CutoutPlace {
  const xPx = Math.round((target.left + target.right) / 2);
  const yPx = Math.round((target.top + target.bottom) / 2);
  const below = yPx + radiusPx + pointerPx;
  const above = yPx - radiusPx - pointerPx - card.height;
  const roomBelow = view.height - marginPx - below - card.height;
  const side = roomBelow >= 0 || roomBelow >= above - marginPx ? 'below' : 'above';
  const leftPx = within(xPx - card.width / 2, marginPx, Math.max(marginPx, view.width - marginPx - card.width));
  const topPx = within(side === 'below' ? below : above, marginPx, view.height - marginPx - card.height);
  return {
    side,
    hole: { xPx, yPx },
    leftPx,
    topPx: Math.max(marginPx, topPx),
    pointerPx: within(xPx - leftPx - pointerPx, pointerMarginPx, card.width - pointerMarginPx - 2 * pointerPx),
  };
}
