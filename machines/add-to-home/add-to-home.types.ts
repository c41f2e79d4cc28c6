export type AddToHomeInput = {
  readonly widthPx: number;
  readonly isEmbedded: boolean;
  readonly isInstalled: boolean;
  /** Shown before in this browser, whatever came of it. */
  readonly wasShown: boolean;
  /** No install event ever comes; the visitor is told where the browser keeps it. */
  readonly isIos: boolean;
};

export type AddToHomeContext = AddToHomeInput;

export type AddToHomeEvent =
  /** The browser says that it could install the shop. */
  | { readonly type: 'install.offer' }
  /** The browser says that the shop has been installed. */
  | { readonly type: 'install.finish' }
  | { readonly type: 'screen.resize'; readonly widthPx: number }
  | { readonly type: 'prompt.accept' }
  | { readonly type: 'prompt.dismiss' };

/** `offer`: a button that installs. `instructions`: words on how to. `busy`: the browser is asking. */
export type AddToHomeTag = 'shown' | 'offer' | 'instructions' | 'busy';

export type InstallAnswer = 'accepted' | 'dismissed';

export const widestPx = 767;
