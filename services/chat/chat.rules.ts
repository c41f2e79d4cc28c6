/** What the chat's maker calls its parts, in one place: a deployment with another chat changes these and no other file. */
export const chatNames = {
  /** On `window`. */
  helper: 'chatHelper',
  start: 'startChat',
  /** In local storage, while a chat goes on. */
  started: 'chatStarted',
  /** In session storage. */
  token: 'chatToken',
  /** The type of the message by which the proxy page hands over a token. */
  tokenMessage: 'chat-token',
  /** The `name` of the frame in which the chat runs. */
  frame: 'kete-chat',
} as const;

const proxyPath = '/sso-proxy?action=set-chat-token';

type Said = {
  readonly chatWidgetUrl?: string | undefined;
  readonly signIn?: 'page' | 'sso' | undefined;
  readonly ssoBaseUrl?: string | undefined;
};

export type ChatPlace = {
  /** Where the chat's script runs, and the one origin it speaks from. */
  readonly widgetUrl: string;
  readonly widgetOrigin: string;
  /** The proxy page of single sign-on and its origin; null where shoppers sign in otherwise. */
  readonly proxyUrl: string | null;
  readonly proxyOrigin: string | null;
};

/** An http address of another origin than the page's own, no less safe than it; anything else is nobody's. */
function foreign(text: string | undefined, pageOrigin: string): URL | null {
  if (!text || !URL.canParse(text)) return null;
  const url = new URL(text);
  const isSafe = url.protocol === 'https:' || (url.protocol === 'http:' && pageOrigin.startsWith('http:'));
  return isSafe && url.origin !== pageOrigin && url.username === '' && url.password === '' ? url : null;
}

/** Where the chat stands by the settings, or null where there is none. It never stands on the page's own origin. */
export function chatPlaceOf(settings: Said, pageOrigin: string): ChatPlace | null {
  const widget = foreign(settings.chatWidgetUrl, pageOrigin);
  if (!widget) return null;
  const base = settings.signIn === 'sso' ? foreign(settings.ssoBaseUrl ?? widget.origin, pageOrigin) : null;
  return {
    widgetUrl: widget.href,
    widgetOrigin: widget.origin,
    proxyUrl: base && new URL(proxyPath, base.origin).href,
    proxyOrigin: base && base.origin,
  };
}

/** What of a `MessageEvent` tells who sent it and what it says. */
export type Heard = { readonly origin: string; readonly source: unknown; readonly data: unknown };

/** The frame a message must come from, and the only origins it may stand on. */
export type Trusted = { readonly frame: unknown; readonly origins: readonly (string | null)[] };

const isTrusted = ({ origin, source }: Heard, { frame, origins }: Trusted): boolean =>
  frame !== null && frame !== undefined && source === frame && origin !== 'null' && origins.includes(origin);

type Fields = Readonly<Record<string, unknown>>;

/** The message, if it is a plain object with these keys of its own and no others. */
function fieldsOf(data: unknown, ...keys: readonly string[]): Fields | null {
  if (typeof data !== 'object' || data === null || Array.isArray(data)) return null;
  const own = Object.keys(data);
  return own.length === keys.length && keys.every((key) => own.includes(key)) ? (data as Fields) : null;
}

const tokenForm = /^[\w.~+/=-]{16,4096}$/;

/** The token in a message, if the proxy's frame sent it from the origin of single sign-on in the form agreed. */
export function tokenIn(heard: Heard, trusted: Trusted): string | null {
  if (!isTrusted(heard, trusted)) return null;
  const said = fieldsOf(heard.data, 'type', 'token');
  if (said?.['type'] !== chatNames.tokenMessage) return null;
  const token = said['token'];
  return typeof token === 'string' && tokenForm.test(token) ? token : null;
}

/** What the chat says of itself: it can be started; it is over; the visitor wants it out of the way. */
export const chatWords = ['chat-ready', 'chat-ended', 'chat-shrink'] as const;
export type ChatWord = (typeof chatWords)[number];

/** What the chat's frame said, if it was that frame on that origin and one of its words. */
export function chatWordIn(heard: Heard, trusted: Trusted): ChatWord | null {
  if (!isTrusted(heard, trusted)) return null;
  const word = fieldsOf(heard.data, 'type')?.['type'];
  return chatWords.find((known) => known === word) ?? null;
}
