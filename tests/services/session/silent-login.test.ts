import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { askSilently, isSilentWord, silentLogin } from '#services/session/silent-login.ts';
import { openTabs, type TabWord, tabsChannel, tabWordIn } from '#services/session/tabs.ts';

const shop = 'https://shop.example';
const api = 'https://api.shop.example';
const frame = {};
const word = { type: 'silent-login', isLoggedIn: true };

/** A page of two lines, whose timers run when they are told to. */
function page(body: object | null = {}) {
  const heard = new Set<(event: unknown) => void>();
  const waits: { run: () => void; ms: number; isOver: boolean }[] = [];
  const made = {
    contentWindow: frame,
    src: '',
    setAttribute: () => {},
    remove: () => void (made.isThere = false),
    isThere: false,
  };
  const document = {
    body: body && { append: () => void (made.isThere = true) },
    createElement: () => made,
  };
  const edge = {
    page: {
      document,
      addEventListener: (_: string, hear: (event: unknown) => void) => void heard.add(hear),
      removeEventListener: (_: string, hear: (event: unknown) => void) => void heard.delete(hear),
    },
    origins: [shop, api],
    timers: {
      setTimeout: (run: () => void, ms: number) => waits[waits.push({ run, ms, isOver: false }) - 1],
      clearTimeout: (wait: unknown) => wait && ((wait as { isOver: boolean }).isOver = true),
    },
  };
  const say = (event: unknown) => [...heard].forEach((hear) => hear(event));
  return { edge: edge as never, made, waits, say, heard, document };
}

describe('the silent look whether somebody is signed in', () => {
  test('is told by one message of its own frame, from the shop or the API, and then over [A5.17] [A5.O6]', () => {
    for (const origin of [shop, api]) {
      const { edge, made, say, heard, waits } = page();
      let words = 0;
      askSilently(edge, () => words++);
      expect([made.src, made.isThere]).toEqual(['/bff/silent-login', true]);
      say({ origin, source: {}, data: word });
      say({ origin: 'https://shop.example.evil.test', source: frame, data: word });
      expect([words, made.isThere]).toEqual([0, true]);
      say({ origin, source: frame, data: word });
      say({ origin, source: frame, data: word });
      expect([words, made.isThere, heard.size, waits.every(({ isOver }) => isOver)]).toEqual([1, false, 0, true]);
    }
  });

  test('is given up after ten seconds', () => {
    const { edge, made, waits, heard } = page();
    askSilently(edge, () => expect.unreachable());
    const limit = waits.find(({ ms }) => ms === 10_000);
    limit?.run();
    expect([made.isThere, heard.size]).toEqual([false, 0]);
  });

  test('waits for the page, looking every 100 ms until it is there [B9.094]', () => {
    const { edge, made, waits, document } = page(null);
    askSilently(edge, () => {});
    expect([made.isThere, waits.map(({ ms }) => ms)]).toEqual([false, [10_000, silentLogin.pollMs]]);
    waits.at(-1)?.run();
    document.body = { append: () => void (made.isThere = true) };
    waits.at(-1)?.run();
    expect([made.isThere, waits.map(({ ms }) => ms)]).toEqual([true, [10_000, 100, 100]]);
  });

  test('believes no forged message, whoever sends it', () => {
    const origin = fc.oneof(
      fc.constantFrom(shop, 'null', '', 'https://SHOP.example', `${shop}:444`, `${shop}.evil.test`),
      fc.webUrl(),
    );
    const data = fc.oneof(
      fc.anything(),
      fc.constant({ ...word, more: 1 }),
      fc.constant({ ...word, isLoggedIn: 'yes' }),
      fc.constant(word),
    );
    fc.assert(
      fc.property(origin, fc.constantFrom(frame, {}, null), data, (from, source, said) => {
        const isOurs = from === shop && source === frame && said === word;
        if (!isOurs && JSON.stringify(said) !== JSON.stringify(word))
          expect(isSilentWord({ origin: from, source, data: said }, frame, [shop])).toBe(false);
        if (source !== frame || from !== shop)
          expect(isSilentWord({ origin: from, source, data: word }, frame, [shop])).toBe(false);
      }),
      { numRuns: 1_000 },
    );
  });
});

describe('the tabs of one browser', () => {
  test('tell each other who comes and goes, and believe only words of that shape', () => {
    const said: unknown[] = [];
    const heard: TabWord[] = [];
    const channel = {
      onmessage: null as null | ((event: { data: unknown }) => void),
      postMessage: (one: unknown) => void said.push(one),
      close: () => {},
    };
    const { say } = openTabs({
      open: () => channel as never,
      wordIn: tabWordIn,
      hear: (one) => void heard.push(one),
    });
    say({ type: 'logout', subject: 'moana' });
    for (const data of [
      null,
      'logout',
      { type: 'logout' },
      { type: 'else', subject: 'a' },
      { type: 'login', subject: 'a', more: 1 },
      { type: 'login', subject: 'x'.repeat(201) },
    ])
      channel.onmessage?.({ data });
    channel.onmessage?.({ data: { type: 'login', subject: 'ari' } });
    expect([tabsChannel, said, heard]).toEqual([
      'kete-session',
      [{ type: 'logout', subject: 'moana' }],
      [{ type: 'login', subject: 'ari' }],
    ]);
    expect(tabWordIn({ type: 'login', subject: 3 })).toBe(null);
  });

  test('are not heard in a browser that has no such channel, and nothing breaks', () => {
    const { say } = openTabs({
      open: () => {
        throw new Error('none');
      },
      wordIn: tabWordIn,
      hear: () => {},
    });
    expect(() => say({ type: 'login', subject: 'a' })).not.toThrow();
  });
});
