import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { chatPlaceOf, type ChatPlace, tokenIn } from '#services/chat/chat.rules.ts';
import { createChatTokens } from '#services/chat/chat.tokens.ts';
import { fakePage } from './page.ts';

const shop = 'https://shop.test';
const sso = 'https://chat.test';
const token = 'abcdefghijklmnop0123';
const good = { type: 'chat-token', token };
const place = chatPlaceOf({ chatWidgetUrl: `${sso}/widget`, signIn: 'sso' }, shop) as ChatPlace;

function listening({ isDevelopment = false, at = place } = {}) {
  const fake = fakePage(shop);
  const tokens = createChatTokens({ page: fake.page, place: at, isDevelopment });
  tokens.open();
  return { ...fake, tokens, frame: fake.frames[0] };
}

describe('The token of single sign-on', () => {
  it('is asked for by a hidden frame with the proxy page and its action [B7.53]', () => {
    const { frames } = listening();
    expect(frames).toMatchObject([
      { src: `${sso}/sso-proxy?action=set-chat-token`, hidden: true, 'aria-hidden': 'true', tabIndex: -1 },
    ]);
  });

  it('is not asked for, and not listened for, where shoppers sign in on a page [B7.54]', () => {
    const at = chatPlaceOf({ chatWidgetUrl: `${sso}/widget`, signIn: 'page' }, shop) as ChatPlace;
    const { frames, listeners } = listening({ at });
    expect([frames, listeners.size, at.proxyUrl]).toEqual([[], 0, null]);
  });

  it('is listened for as a message of the window, until the frame is taken away [B7.55]', () => {
    const { frame, say, tokens, frames, listeners } = listening();
    expect(tokens.read()).toBeNull();
    say({ origin: sso, source: frame?.['contentWindow'], data: good });
    expect(tokens.read()).toBe(token);
    tokens.close();
    expect([frames, listeners.size, tokens.read()]).toEqual([[], 0, token]);
    tokens.open();
    expect(frames).toHaveLength(1);
  });

  it('is kept in session storage when its frame says it from the base of single sign-on [B7.56]', () => {
    const at = chatPlaceOf(
      { chatWidgetUrl: `${sso}/widget`, signIn: 'sso', ssoBaseUrl: 'https://id.test' },
      shop,
    ) as ChatPlace;
    const { frame, say, sessionStorage } = listening({ at });
    say({ origin: sso, source: frame?.['contentWindow'], data: good });
    expect([...sessionStorage.kept]).toEqual([]);
    say({ origin: 'https://id.test', source: frame?.['contentWindow'], data: good });
    expect([...sessionStorage.kept]).toEqual([['chatToken', token]]);
  });

  it('may come from the page’s own origin in development and never else [B7.O9]', () => {
    for (const isDevelopment of [false, true]) {
      const { frame, say, tokens } = listening({ isDevelopment });
      say({ origin: shop, source: {}, data: good });
      expect(tokens.read()).toBeNull();
      say({ origin: shop, source: frame?.['contentWindow'], data: good });
      expect(tokens.read()).toBe(isDevelopment ? token : null);
    }
  });

  it('is forgotten when the account it spoke for is in doubt [B4.103]', () => {
    const { frame, say, tokens, sessionStorage } = listening();
    say({ origin: sso, source: frame?.['contentWindow'], data: good });
    tokens.clearToken();
    expect([tokens.read(), sessionStorage.kept.size]).toEqual([null, 0]);
  });

  it('costs nothing where the browser keeps nothing', () => {
    const { page, frames, say } = fakePage(shop);
    Object.defineProperty(page, 'sessionStorage', {
      get() {
        throw new Error('Storage is refused.');
      },
    });
    const tokens = createChatTokens({ page, place, isDevelopment: false });
    tokens.open();
    say({ origin: sso, source: frames[0]?.['contentWindow'], data: good });
    tokens.clearToken();
    expect(tokens.read()).toBeNull();
  });

  it('is believed of nobody else: 10,000 forged messages leave storage as it was (T-14)', () => {
    const { frame, say, sessionStorage } = listening();
    const own = frame?.['contentWindow'];
    const origins = [
      ...['http://chat.test', 'https://chat.test:444', 'https://chat.test.evil.test', 'https://evil.test', 'null', ''],
      ...['https://CHAT.test', 'https://chat.test/', 'https://chat.test.', 'https://xchat.test', '*', shop],
    ];
    const datas = [
      ...[null, 'chat-token', token, [], ['chat-token', token], { ...good, extra: 1 }, { type: 'chat-token' }, 7],
      ...[{ token }, { type: 'Chat-Token', token }, { type: ['chat-token'], token }, { ...good, token: [token] }],
      ...[
        { ...good, token: '' },
        { ...good, token: 'short' },
        { ...good, token: `${token} ${token}` },
      ],
      ...[
        { ...good, token: '<img src=x onerror=1>' },
        { ...good, token: 'x'.repeat(4_097) },
        { ...good, token: null },
      ],
      ...[Object.create(good), JSON.parse(`{"__proto__":${JSON.stringify(good)}}`)],
    ];
    const anyOrigin = fc.constantFrom(sso, ...origins);
    const anySource = fc.constantFrom(own, null, undefined, {}, fakePage, 'window');
    const anyData = fc.oneof(fc.constant(good), fc.constantFrom(...datas), fc.anything());
    fc.assert(
      fc.property(anyOrigin, anySource, anyData, (origin, source, data) => {
        fc.pre(!(origin === sso && source === own && data === good));
        say({ origin, source, data });
        return sessionStorage.kept.size === 0;
      }),
      { numRuns: 10_000 },
    );
    expect(sessionStorage.kept.size).toBe(0);
  });

  it('is believed of no message while there is no frame, even one from nowhere', () => {
    const nobody = { frame: null, origins: [sso, null] };
    expect(tokenIn({ origin: sso, source: null, data: good }, nobody)).toBeNull();
    expect(tokenIn({ origin: sso, source: undefined, data: good }, { ...nobody, frame: undefined })).toBeNull();
    expect(tokenIn({ origin: 'null', source: own, data: good }, { frame: own, origins: ['null'] })).toBeNull();
  });
});

const own = {};
