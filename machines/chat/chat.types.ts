export type ChatInput = {
  /** The screen has no room for anything beside the chat. */
  readonly isSmall: boolean;
};

export type ChatContext = ChatInput & {
  /** How often this start has been tried. */
  readonly tries: number;
  /** The flag of a chat that goes on, as it was last seen. */
  readonly isStarted: boolean;
};

export type ChatEvent =
  /** The chat's helper stands in this page; a chat may already be going on. */
  | { readonly type: 'helper.found'; readonly isStarted: boolean }
  /** The visitor asks for a chat, for another try, or to see the one that goes on. */
  | { readonly type: 'chat.start' }
  /** The start function was there, and was called. */
  | { readonly type: 'chat.begun' }
  | { readonly type: 'chat.open' }
  | { readonly type: 'chat.shrink' }
  | { readonly type: 'chat.end' }
  | { readonly type: 'failure.dismiss' }
  /** How the flag stands, asked for or seen by itself. */
  | { readonly type: 'flag.seen'; readonly isStarted: boolean }
  | { readonly type: 'screen.resize'; readonly isSmall: boolean };

/** What the edge hears and does. */
export type ChatReport =
  /** Start the chat if its start function exists, and say `chat.begun` if so. */
  | { readonly type: 'start.asked'; readonly isFullScreen: boolean }
  /** Look at the flag and say `flag.seen`. */
  | { readonly type: 'flag.asked' }
  /** End the chat and clear its flag. */
  | { readonly type: 'end.asked' };

/**
 * `offered`: the button shows. `framed`: the chat's frame stands in the page. `panel`: it is open. `bar`: a chat goes on
 * out of sight. `failed`: the chat could not start. `talking`: it has.
 */
export type ChatTag = 'offered' | 'framed' | 'panel' | 'bar' | 'failed' | 'talking';

/** Tries of one start, a second apart; a chat that has not started then is taken for one that cannot. */
export const mostTries = 10;
