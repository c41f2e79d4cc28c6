import type { Log } from '../log.ts';
import { parsedUrl } from './safe-href.rules.ts';

export const home = '/';
const longest = 2_048;
const ours = 'https://shop.invalid';

/** Where nobody may be sent back to: signing in again would loop, the others are actions and not pages. */
const notPages = [
  '/shop/securelogin',
  '/securelogin',
  '/register',
  '/shop/register',
  '/forgotpassword',
  '/logout',
  '/bff',
  '/idp',
  '/api',
];

/** The path as its URL parser writes it, or null when it could lead anywhere but into this shop. */
function ownPath(value: unknown): string | null {
  if (typeof value !== 'string' || value.length > longest) return null;
  if (!/^\/(?!\/)/.test(value) || /[\\\p{C}\p{Z}]/u.test(value)) return null;
  const url = parsedUrl(value, ours);
  if (!url || url.origin !== ours || url.username !== '' || url.password !== '') return null;
  const path = `${url.pathname}${url.search}${url.hash}`;
  return url.pathname.startsWith('//') || path.length > longest ? null : path;
}

/** Every way the path may be read by whoever gets it: as written and decoded once, small, with single slashes. */
function readings(pathname: string): readonly (string | undefined)[] {
  let decoded: string | undefined;
  try {
    decoded = decodeURIComponent(pathname);
  } catch {
    decoded = pathname;
  }
  if (/[\\\p{Cc}]/u.test(decoded)) return [undefined];
  return [pathname, decoded].map((written) =>
    parsedUrl(written.toLowerCase().replace(/\/+/g, '/'), ours)?.pathname.replace(/\/+/g, '/'),
  );
}

const isPage = (path: string): boolean =>
  readings(path.split(/[?#]/, 1)[0] ?? '').every(
    (read) => read !== undefined && notPages.every((other) => read !== other && !read.startsWith(`${other}/`)),
  );

/** Where to go after signing in: a page of this shop, or home. Server and browser ask the same. */
export function safeReturnPath(value: unknown): string {
  const path = ownPath(value);
  return path !== null && isPage(path) ? path : home;
}

/** Where a route may redirect to. A full URL is refused, with an error logged, and leads home. */
export function redirectPath(value: string, log: Log): string {
  const path = ownPath(value);
  if (path === null) log.error('A redirect URL must not contain a full URL.');
  return path ?? home;
}

const portOf = ({ protocol, port }: URL) => port || (protocol === 'https:' ? '443' : '80');

/** Whether a target leaves this shop: another host or another port. What is no address at all does too. */
export function isExternalRedirect(target: string, currentHref: string): boolean {
  const current = new URL(currentHref);
  const url = parsedUrl(target, currentHref);
  return !url || url.hostname !== current.hostname || portOf(url) !== portOf(current);
}
