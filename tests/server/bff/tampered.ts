import fc from 'fast-check';
import type { Browser } from './browser.ts';
import type { SsoShop } from './sso-shop.ts';

const names = ['state', 'code', 'iss'] as const;
type Name = (typeof names)[number];

/** One thing that an attacker, a broken proxy or a second click does to the way back. */
export type Tampering =
  | { readonly kind: 'drop' | 'empty' | 'twice' | 'cut'; readonly name: Name }
  | { readonly kind: 'replace' | 'twice-other'; readonly name: Name; readonly value: string }
  | { readonly kind: 'from-other-way'; readonly names: readonly Name[] }
  | { readonly kind: 'no-cookie' | 'other-browser' | 'two-cookies' | 'used' | 'late' }
  | { readonly kind: 'cookie'; readonly value: string }
  | { readonly kind: 'error'; readonly value: string };

const name = fc.constantFrom(...names);
const other = fc.oneof(
  fc.string({ minLength: 1, maxLength: 60 }),
  fc.string({ unit: fc.constantFrom(...'abcXYZ019_-'), minLength: 43, maxLength: 43 }),
  fc.constantFrom(
    'null',
    'undefined',
    '../',
    '%00',
    'http://localhost:3000',
    'https://evil.example/idp',
    "' or 1=1 --",
  ),
);
/** Every such thing. The state and the code of one way do not belong to another, nor do both with a third's cookie. */
export const tampering: fc.Arbitrary<Tampering> = fc.oneof(
  fc.record({ kind: fc.constantFrom('drop', 'empty', 'twice', 'cut'), name }) as fc.Arbitrary<Tampering>,
  fc.record({ kind: fc.constantFrom('replace', 'twice-other'), name, value: other }) as fc.Arbitrary<Tampering>,
  fc.constantFrom<Tampering>({ kind: 'from-other-way', names: ['code'] }, { kind: 'from-other-way', names: ['state'] }),
  fc.constantFrom('no-cookie', 'other-browser', 'two-cookies', 'used', 'late').map((kind): Tampering => ({ kind })),
  other.map((value): Tampering => ({ kind: 'cookie', value })),
  fc
    .constantFrom('access_denied', 'login_required', 'server_error', 'invalid_request', '', 'x'.repeat(3_000))
    .map((value): Tampering => ({ kind: 'error', value })),
);

type Rig = {
  readonly shop: SsoShop;
  readonly browser: Browser;
  readonly stranger: Browser;
  /** Moves the clock of the shop. */
  readonly later: (ms: number) => void;
};
export type Outcome = {
  readonly made: number;
  readonly hasSession: boolean;
  readonly status: number;
  readonly location: string;
};

/** A way to the provider whose end has not been asked for yet. */
async function untilBack(browser: Browser): Promise<URL> {
  const away = await browser.ask('/bff/initiate-oidc-signin?redirectUrl=%2Ftrolley');
  const back = await browser.ask(away.headers.get('location') ?? '');
  return new URL(back.headers.get('location') ?? '', back.url);
}

function change(url: URL, way: URL, how: Tampering): void {
  const query = url.searchParams;
  if (how.kind === 'drop') query.delete(how.name);
  if (how.kind === 'empty') query.set(how.name, '');
  if (how.kind === 'cut') query.set(how.name, (query.get(how.name) ?? '').slice(0, -1));
  if (how.kind === 'twice') query.append(how.name, query.get(how.name) ?? '');
  if (how.kind === 'twice-other') query.append(how.name, how.value);
  if (how.kind === 'replace') query.set(how.name, how.value);
  if (how.kind === 'error') query.set('error', how.value);
  if (how.kind === 'from-other-way') for (const one of how.names) query.set(one, way.searchParams.get(one) ?? '');
}

/** Goes the whole way, tampers with its end, and tells what came of it. */
export async function tamper({ shop, browser, stranger, later }: Rig, how: Tampering): Promise<Outcome> {
  const url = await untilBack(browser);
  const way = how.kind === 'from-other-way' ? await untilBack(how.names.includes('code') ? stranger : browser) : url;
  change(url, way, how);
  if (how.kind === 'used') await browser.ask(url.href);
  const before = await shop.sessions();
  const own = `cw-signin=${browser.cookie('cw-signin')}`;
  const cookies: Partial<Record<Tampering['kind'], string>> = {
    'no-cookie': '',
    'other-browser': `cw-signin=${stranger.cookie('cw-signin')}`,
    'two-cookies': `${own}; ${own}`,
    ...(how.kind === 'cookie' ? { cookie: `cw-signin=${encodeURIComponent(how.value)}` } : {}),
  };
  if (how.kind === 'late') later(600_000);
  const cookie = cookies[how.kind] ?? own;
  const answer = await shop.get(`${url.pathname}${url.search}`, cookie === '' ? {} : { cookie });
  if (how.kind === 'late') later(0);
  return {
    made: (await shop.sessions()) - before,
    hasSession: answer.headers.getSetCookie().some((line) => /^cw-(ssoc|ssuflow)=[^;]/.test(line)),
    status: answer.status,
    location: answer.headers.get('location') ?? '',
  };
}

/** The same way untouched makes one session: what is refused above is not refused for another reason. */
export async function untouched({ shop, browser }: Rig): Promise<number> {
  const url = await untilBack(browser);
  const before = await shop.sessions();
  await shop.get(`${url.pathname}${url.search}`, { cookie: `cw-signin=${browser.cookie('cw-signin')}` });
  return (await shop.sessions()) - before;
}

export async function openRig(open: (nowMs: () => number) => Promise<SsoShop>): Promise<Rig> {
  let laterMs = 0;
  const shop = await open(() => Date.now() + laterMs);
  const [browser, stranger] = [shop.browser(), shop.browser()];
  for (const one of [browser, stranger]) await shop.signIn(one);
  return { shop, browser, stranger, later: (ms) => void (laterMs = ms) };
}

/** Whether a way that was tampered with ended as it must: on the sign-in page, and with nobody signed in. */
export const isRefused = ({ made, hasSession, status, location }: Outcome): boolean =>
  made === 0 &&
  !hasSession &&
  status === 302 &&
  /^\/shop\/securelogin\?redirected=true(&redirectUrl=%2Ftrolley)?(&reason=(expired|failed|cancelled))?$/.test(
    location,
  );
