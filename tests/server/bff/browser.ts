import type { Store } from '#server/app.ts';

type Kept = { readonly name: string; readonly value: string; readonly path: string };
export type Shown = { readonly url: string; readonly status: number; readonly text: string; readonly headers: Headers };

/** As much of a browser as signing in needs: cookies by their path, redirects within the store, and a form that is sent. */
export class Browser {
  /** Every address it asked for, in order. */
  readonly visited: string[] = [];
  /** Everything it was ever given to keep or to show. */
  readonly seen: string[] = [];
  #cookies: Kept[] = [];
  readonly #store: Pick<Store, 'fetch'>;
  readonly #origin: string;

  constructor(store: Pick<Store, 'fetch'>, origin: string) {
    this.#store = store;
    this.#origin = origin;
  }

  /** Cookies that a request to that path would carry. */
  cookiesAt(path: string): string {
    const { pathname } = new URL(path, this.#origin);
    const isFor = ({ path: at }: Kept) => at === '/' || pathname === at || pathname.startsWith(`${at}/`);
    return this.#cookies
      .filter(isFor)
      .map(({ name, value }) => `${name}=${value}`)
      .join('; ');
  }
  cookie(name: string): string | undefined {
    return this.#cookies.find((kept) => kept.name === name)?.value;
  }
  setCookie(name: string, value: string, path = '/'): void {
    this.#cookies = [
      ...this.#cookies.filter((kept) => kept.name !== name || kept.path !== path),
      { name, value, path },
    ];
  }

  /** One request, as a navigation of a page of the shop. */
  async ask(
    path: string,
    init: { method?: string; body?: string; headers?: Record<string, string> } = {},
  ): Promise<Shown> {
    const url = new URL(path, this.#origin);
    this.visited.push(url.href);
    const { method = 'GET', body, headers } = init;
    const cookie = this.cookiesAt(url.href);
    const request = new Request(url, {
      method,
      headers: {
        accept: 'text/html',
        'sec-fetch-site': 'same-origin',
        'sec-fetch-mode': 'navigate',
        'sec-fetch-dest': 'document',
        ...(cookie === '' ? {} : { cookie }),
        ...(body === undefined ? {} : { 'content-type': 'application/x-www-form-urlencoded' }),
        ...headers,
      },
      ...(body === undefined ? {} : { body }),
    });
    const answer = await this.#store.fetch(request);
    for (const line of answer.headers.getSetCookie()) this.#keep(line, url.pathname);
    const text = await answer.text();
    this.seen.push(text, ...answer.headers.getSetCookie(), answer.headers.get('location') ?? '');
    return { url: url.href, status: answer.status, text, headers: answer.headers };
  }

  /** Follows redirects as long as they stay in the store's own paths for signing in. */
  async go(path: string, init?: { method?: string; body?: string; headers?: Record<string, string> }): Promise<Shown> {
    let shown = await this.ask(path, init);
    for (let hop = 0; hop < 12; hop++) {
      const location = shown.headers.get('location');
      if (location === null) return shown;
      const next = new URL(location, shown.url);
      if (!/^\/(bff|idp)\//.test(next.pathname) || next.origin !== this.#origin) {
        this.visited.push(next.href);
        return { ...shown, url: next.href };
      }
      shown = await this.ask(next.href);
    }
    throw new Error('It went round and round.');
  }

  /** Sends the form of the provider's page. */
  async send(page: Shown, fields: Readonly<Record<string, string>>): Promise<Shown> {
    const csrf = /name="csrf" value="([^"]*)"/.exec(page.text)?.[1] ?? '';
    return this.go(page.url, { method: 'POST', body: String(new URLSearchParams({ csrf, ...fields })) });
  }

  #keep(line: string, at: string): void {
    const [pair = '', ...rest] = line.split(/;\s*/);
    const attribute = (name: string) =>
      rest.find((part) => part.toLowerCase().startsWith(`${name}=`))?.slice(name.length + 1);
    const [name, value] = [pair.slice(0, pair.indexOf('=')), pair.slice(pair.indexOf('=') + 1)];
    const path = attribute('path') ?? at;
    this.#cookies = this.#cookies.filter((kept) => kept.name !== name || kept.path !== path);
    const expires = attribute('expires');
    const isGone = attribute('max-age') === '0' || (expires !== undefined && Date.parse(expires) < Date.UTC(2000, 1));
    if (!isGone) this.#cookies.push({ name, value, path });
  }
}
