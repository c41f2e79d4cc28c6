/** From this width on a screen is a larger one. */
export const largeFromPx = 768;

export type CollapsibleEvent =
  | { readonly type: 'toggle.press' }
  /** How wide the window is: said once the page is live, and again whenever it changes. */
  | { readonly type: 'screen.resize'; readonly widthPx: number };

/** `open`: what it holds is shown. `unmeasured`: nobody has said yet how wide the screen is. */
export type CollapsibleTag = 'open' | 'unmeasured';
