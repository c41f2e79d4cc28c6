export type PopupInput = {
  readonly id: string;
  readonly closesOutside: boolean;
  readonly closesOnPlace: boolean;
  /** The address of the page it stands on. */
  readonly place: string;
};

export type PopupContext = PopupInput;

export type PopupEvent =
  /** Its own button, a second time as well. */
  | { readonly type: 'target.press' }
  /** Told to the popup of that name, from anywhere on the page. */
  | { readonly type: 'popup.show'; readonly id: string }
  | { readonly type: 'popup.close'; readonly id: string }
  /** The button inside it that closes it. */
  | { readonly type: 'popup.dismiss' }
  | { readonly type: 'escape.press' }
  | { readonly type: 'outside.press' }
  | { readonly type: 'place.change'; readonly place: string };

/**
 * `popup.closed` says whether closing was a word to this popup, so that the focus goes back to its button, or a press or a
 * page elsewhere, which may have the focus already.
 */
export type PopupReport =
  | { readonly type: 'popup.shown'; readonly id: string }
  | { readonly type: 'popup.closed'; readonly id: string; readonly by: 'word' | 'elsewhere' };
