export type LoadMoreEvent =
  /** The shopper asks for more of the list. */
  { readonly type: 'more.ask' };

/** `busy`: more is on its way. `failed`: it did not come, and can be asked for again. `lengthened`: more came. */
export type LoadMoreTag = 'busy' | 'failed' | 'lengthened';

/** Brings more of the list; told to stop when nobody waits for it any longer. */
export type BringMore = (signal: AbortSignal) => Promise<unknown>;
