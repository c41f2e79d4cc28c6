import type { ChatWord } from './chat.rules.ts';

/** What the launcher asks of the chat that stands in this page, whoever made it. */
export interface ChatService {
  hasHelper(): boolean;
  /** Calls the start function; false if there is none yet. */
  start(how: { readonly isFullScreen: boolean }): boolean;
  /** Whether the flag of a chat that goes on stands. */
  isStarted(): boolean;
  /** Ends the chat; its flag is gone afterwards. */
  end(): void;
}

/** What a chat puts on `window`. */
export interface ChatHelper {
  end(): void;
}
export type StartChat = (how: { readonly isFullScreen: boolean }) => void;

/** The token by which a shopper who signed in once is known to the chat. */
export interface ChatTokens {
  /** Loads the proxy page in a hidden frame and listens; nothing where single sign-on is not used. */
  open(): void;
  /** Takes the frame away and listens no more; a token that came is kept. */
  close(): void;
  read(): string | null;
  /** Forgets the token: the account it spoke for is no longer to be trusted. */
  clearToken(): void;
}

export type { ChatWord };
