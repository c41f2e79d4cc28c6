import type { IncomingMessage } from 'node:http';

export type Visitor = {
  readonly cookie: string;
  readonly theme: 'light' | 'dark' | null;
  readonly isEmbedded: boolean;
  /** The cookie that keeps the app's mode through its pages, when this address asked for it or for its end. */
  readonly embedCookie: string | null;
  /** Nobody the store knows anything of: the page is the same for all of them. */
  readonly isAnonymous: boolean;
};

/** The settings name it too (`embedCookieNames`); it says how the shop is drawn and nothing else. */
export const embedCookieName = 'cw-embed';
const oneYearSeconds = 31_536_000;
const appToken = /\bKeteApp\/\d/;

export function cookiesOf(header: string | undefined): ReadonlyMap<string, string> {
  const cookies = new Map<string, string>();
  for (const part of (header ?? '').split(';')) {
    const equals = part.indexOf('=');
    if (equals > 0) cookies.set(part.slice(0, equals).trim(), part.slice(equals + 1).trim());
  }
  return cookies;
}

/** What a page needs to know of who asks, from the headers alone. */
export function visitorOf(request: IncomingMessage): Visitor {
  const cookies = cookiesOf(request.headers.cookie);
  const theme = cookies.get('cw-theme');
  const asked = /[?&]embedWeb=([01])(?:&|#|$)/.exec(request.url ?? '')?.[1];
  const kept = cookies.get(embedCookieName);
  const isApp = appToken.test(request.headers['user-agent'] ?? '');
  const isKept = kept === '1' || (isApp && kept !== '0');
  const isEmbedded = asked === undefined ? isKept : asked === '1';
  return {
    cookie: request.headers.cookie ?? '',
    theme: theme === 'light' || theme === 'dark' ? theme : null,
    isEmbedded,
    embedCookie:
      asked === undefined
        ? null
        : `${embedCookieName}=${asked}; Path=/; Max-Age=${asked === '1' || isApp ? oneYearSeconds : 0}; SameSite=Lax; HttpOnly`,
    isAnonymous: !cookies.has('cw-ssoc') && !cookies.has('cw-guest') && !isEmbedded && asked === undefined,
  };
}

const knownKeys = new Set([
  'page',
  'size',
  'sort',
  'filters',
  'dasfilter',
  'instockproductsonly',
  'search',
  'discount',
  'groupid',
  'dynamicgroup',
  'stockcode',
  'name',
]);

/** The key an anonymous page is kept under; null for an address that is not kept: one with keys nobody
 * knows, because what a campaign wrote into it stands in the links of the page that was made for it. */
export function cacheKeyOf(url: string, visitor: Visitor, version: string): string | null {
  if (!visitor.isAnonymous || url.includes('(') || url.length > 1_000) return null;
  const query = url.indexOf('?');
  if (query < 0) return `${version} ${visitor.theme ?? ''} ${url}`;
  const parts = url
    .slice(query + 1)
    .split('&')
    .filter((part) => part !== '');
  if (!parts.every((part) => knownKeys.has((part.split('=', 1)[0] ?? '').toLowerCase()))) return null;
  return `${version} ${visitor.theme ?? ''} ${url.slice(0, query)}?${parts.join('&')}`;
}
