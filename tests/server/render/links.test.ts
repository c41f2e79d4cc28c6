import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { contentPages } from '#fixtures/content/pages.ts';
import { type Place, places } from '#routes/-places.ts';
import { registered } from '../../browser/people.ts';
import { type RunningStore, serveStore } from '../../browser/serve.ts';

type Visitor = { readonly name: string; readonly cookie: string };
type Answer = { readonly status: number; readonly path: string; readonly html: string };

let store: RunningStore;
let shopper: Visitor;
const guest: Visitor = { name: 'a guest', cookie: '' };
beforeAll(async () => {
  store = await serveStore();
  shopper = { name: 'a shopper', cookie: (await registered(store)).cookie };
});
afterAll(() => store.stop());

const mostHops = 4;
const atOnce = 6;
/** Addresses that do something rather than show something, and the files of the shop. */
const isDone =
  /^\/(?:bff|api|assets|embedding|gallery)(?:[/?]|$)|\.(?:ico|png|svg|webmanifest|txt|xml|pdf|ics)(?:\?|$)/;
/** So many products, recipes and pages of each kind are followed: all of them stand on the same few routes. */
const mostOfAKind = 2;

/** What answers at an address in the end, as a browser without script would come there. */
async function follow({ cookie }: Visitor, href: string): Promise<Answer> {
  let at = href;
  for (let hop = 0; hop <= mostHops; hop++) {
    const response = await fetch(`${store.origin}${at}`, {
      redirect: 'manual',
      headers: { cookie, 'sec-fetch-mode': 'navigate', accept: 'text/html' },
    });
    const to = response.headers.get('location');
    if (response.status < 300 || response.status > 399 || to === null)
      return { status: response.status, path: at, html: await response.text() };
    const next = new URL(to, `${store.origin}${at}`);
    if (next.origin !== store.origin) return { status: 200, path: next.href, html: '' };
    at = `${next.pathname}${next.search}`;
  }
  return { status: 508, path: at, html: '' };
}

/** The addresses of this shop that a page leads to. */
function linksIn({ html, path }: Answer): readonly string[] {
  const found = [...html.matchAll(/<a\b[^>]*?\shref="([^"]*)"/g)].map(([, href = '']) => href.replaceAll('&amp;', '&'));
  return found.flatMap((href) => {
    const url = new URL(href, `${store.origin}${path}`);
    return url.origin === store.origin ? [`${url.pathname}${url.search}${url.hash}`] : [];
  });
}

/** Of listings with ever other filters, pages and products only the first few are worth following. */
function kindOf(href: string): string {
  const url = new URL(href, store.origin);
  const path = url.pathname.replace(/^(\/recipes|\/shop\/browse)\/.*/, '$1/…');
  const isWord = path === '/shop/products' || path === '/shop/productgroup';
  return `${path}?${isWord ? url.search : [...url.searchParams.keys()].toSorted().join('&')}`;
}

async function inTurns<T, R>(all: readonly T[], work: (one: T) => Promise<R>): Promise<R[]> {
  const [left, done] = [[...all], [] as R[]];
  const worker = async () => {
    for (let one = left.shift(); one !== undefined; one = left.shift()) done.push(await work(one));
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
  return done;
}

/** Of these nothing is shown without saying what. */
const needsWhat: readonly string[] = ['/shop/productdetails', '/shop/productgroup', '/shop/products', '/listitems'];
const isStart = ({ path, feature }: Place) =>
  feature === undefined && !needsWhat.includes(path) && !/\$|gallery|something-went|not-found|offline/.test(path);
/** Every page that stands by its path alone, and every page of words. */
const starts = [
  ...Object.values(places as Readonly<Record<string, Place>>).flatMap((place) => (isStart(place) ? [place.path] : [])),
  '/shop/content/help',
  ...contentPages.map(({ slug }) => `/info/${slug}`),
];
const broken = /^\/(?:not-found|something-went-wrong)/;

describe('No link of the shop leads nowhere [A2.024] [A8.47]', () => {
  it.each([() => guest, () => shopper])(
    'for whoever comes, signed in or not (%#)',
    async (whose) => {
      const visitor = whose();
      const pages = await inTurns(starts, (path) => follow(visitor, path));
      expect(pages.filter(({ status }) => status >= 400).map(({ status, path }) => `${status} ${path}`)).toEqual([]);

      const from = new Map<string, string>();
      const kinds = new Map<string, number>();
      for (const page of pages)
        for (const href of linksIn(page)) {
          if (isDone.test(href) || from.has(href)) continue;
          const kind = kindOf(href);
          const had = kinds.get(kind) ?? 0;
          kinds.set(kind, had + 1);
          if (had < mostOfAKind) from.set(href, page.path);
        }
      expect(from.size).toBeGreaterThan(60);

      const faults = await inTurns([...from], async ([href, page]) => {
        const answer = await follow(visitor, href.replace(/#.*/, ''));
        const says = `${href} on ${page} for ${visitor.name}`;
        const anchor = decodeURIComponent(/#(.+)/.exec(href)?.[1] ?? '');
        if (answer.status >= 400 || broken.test(answer.path)) return [`${answer.status}: ${says}`];
        const isThere = answer.path === href.replace(/#.*/, '') && anchor !== '';
        return isThere && !answer.html.includes(`id="${anchor}"`) ? [`no such part: ${says}`] : [];
      });
      expect(faults.flat().toSorted()).toEqual([]);
    },
    240_000,
  );
});

it('every letter leads to a page that is there', async () => {
  const root = join(import.meta.dirname, '../../../server');
  const files = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.ts'));
  const written = files.flatMap((file) =>
    [...readFileSync(join(root, file), 'utf8').matchAll(/\$\{(?:world\.)?publicOrigin\}(\/[a-z][a-z/-]*)/g)].map(
      ([, path = '']) => path,
    ),
  );
  const paths = [...new Set(written)].filter((path) => !/^\/(?:api|idp|bff|embedding)(?:\/|$)/.test(path));
  expect(paths.length).toBeGreaterThan(7);
  const answers = await inTurns(paths, async (path) => ({ asked: path, ...(await follow(shopper, path)) }));
  const faults = answers.filter(({ status, path }) => status >= 400 || broken.test(path));
  expect(faults.map(({ asked, status }) => `${status} ${asked}`)).toEqual([]);
});
