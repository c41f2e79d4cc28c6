import type { LocalStore } from '../storage/local-store.ts';

export const browserIdCookie = 'cw-sid';
const yearSeconds = 365 * 24 * 60 * 60;
const form = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;

type Edge = {
  readonly cookies: { read(): string; write(cookie: string): void };
  readonly store: LocalStore;
  readonly newId: () => string;
  readonly isSecure: boolean;
};

/** The browser's own session id: made once, kept for a year as a cookie and once more in local storage, so that either may be lost. */
export function browserId({ cookies, store, newId, isSecure }: Edge): string {
  const fromCookie = cookies
    .read()
    .split('; ')
    .find((pair) => pair.startsWith(`${browserIdCookie}=`))
    ?.slice(browserIdCookie.length + 1);
  const id =
    [fromCookie, store.read(browserIdCookie)].find((known) => known !== undefined && form.test(known)) ?? newId();
  cookies.write(`${browserIdCookie}=${id}; Path=/; Max-Age=${yearSeconds}; SameSite=Lax${isSecure ? '; Secure' : ''}`);
  store.write(browserIdCookie, id);
  return id;
}

/** Takes the id out of both places. */
export function forgetBrowserId({ cookies, store, isSecure }: Omit<Edge, 'newId'>): void {
  cookies.write(`${browserIdCookie}=; Path=/; Max-Age=0; SameSite=Lax${isSecure ? '; Secure' : ''}`);
  store.remove(browserIdCookie);
}
