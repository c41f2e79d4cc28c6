import type { Timers } from '../clock/timers.ts';

/** What the silent check is made of, in one place: a deployment with another one changes these and no other file. */
export const silentLogin = {
  /** Says to its parent, in one message, whether the identity provider knows somebody here. */
  framePath: '/bff/silent-login',
  messageType: 'silent-login',
  /** The cookie of a browser that was signed in through the identity provider before. */
  cookie: 'cw-ssuflow',
  timeMs: 10_000,
  /** How often it is looked whether the frame is there. */
  pollMs: 100,
} as const;

export type SilentEdge = {
  readonly page: Pick<Window, 'document' | 'addEventListener' | 'removeEventListener'>;
  /** The shop's own origin, and the one the API stands on. */
  readonly origins: readonly string[];
  readonly timers: Timers;
};

type Heard = { readonly origin: string; readonly source: unknown; readonly data: unknown };

/** Whether it is the frame that speaks, from one of the origins, in exactly the agreed form. */
export function isSilentWord({ origin, source, data }: Heard, frame: unknown, origins: readonly string[]): boolean {
  if (frame === null || frame === undefined || source !== frame || !origins.includes(origin)) return false;
  if (typeof data !== 'object' || data === null || Object.keys(data).length !== 2) return false;
  const { type, isLoggedIn } = data as Record<string, unknown>;
  return type === silentLogin.messageType && typeof isLoggedIn === 'boolean';
}

/**
 * Looks in a hidden frame whether somebody is signed in with the identity provider. Its word only tells that it is time
 * to ask the store; nobody believes what it says. It is given up after ten seconds.
 */
export function askSilently({ page, origins, timers }: SilentEdge, onWord: () => void): () => void {
  const frame = page.document.createElement('iframe');
  let poll: unknown;
  const hear = (event: MessageEvent) => {
    if (!isSilentWord(event, frame.contentWindow, origins)) return;
    end();
    onWord();
  };
  const limit = timers.setTimeout(end, silentLogin.timeMs);
  function end(): void {
    timers.clearTimeout(limit);
    timers.clearTimeout(poll);
    page.removeEventListener('message', hear);
    frame.remove();
  }
  function look(): void {
    if (page.document.body) begin(page.document.body);
    else poll = timers.setTimeout(look, silentLogin.pollMs);
  }
  function begin(body: HTMLElement): void {
    page.addEventListener('message', hear);
    frame.hidden = true;
    frame.tabIndex = -1;
    frame.setAttribute('aria-hidden', 'true');
    frame.src = silentLogin.framePath;
    body.append(frame);
  }
  look();
  return end;
}
