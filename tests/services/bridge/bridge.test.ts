import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { androidChannel } from '#services/bridge/bridge.android.ts';
import { frameChannel } from '#services/bridge/bridge.frame.ts';
import { iosChannel } from '#services/bridge/bridge.ios.ts';
import { reactNativeChannel } from '#services/bridge/bridge.react-native.ts';
import { externalUrlOf, ownFileOf, readHostMessage } from '#services/bridge/bridge.rules.ts';
import { type FromHost, type FromShop, shopWords } from '#services/bridge/bridge.words.ts';
import { findHost } from '#services/bridge/find-host.ts';

const shop = 'https://shop.test';
const hello: FromShop = { v: 1, id: 's1', type: 'shop:hello', payload: { capabilities: ['nav:back'] } };
const back = { v: 1, id: 'h1', type: 'nav:back', payload: {} };
const ready = (payload: object = {}) => ({
  v: 1,
  id: 'h1',
  type: 'host:ready',
  payload: { capabilities: ['nav:state'], platform: 'ios', ...payload },
});

type Listener = (event: object) => void;
function fakeFrame(parentOrigin = shop) {
  const posted: unknown[] = [];
  const listeners = new Set<Listener>();
  const parent = { location: { origin: parentOrigin }, postMessage: (...args: unknown[]) => void posted.push(args) };
  const page = {
    parent,
    location: { origin: shop },
    addEventListener: (_: string, listener: Listener) => listeners.add(listener),
    removeEventListener: (_: string, listener: Listener) => listeners.delete(listener),
  };
  const say = (event: object) => listeners.forEach((listener) => listener(event));
  return { page: page as never, parent, posted, say, listeners };
}

describe('A message of the app', () => {
  it.each([
    ['as an object', back],
    ['as text', JSON.stringify(back)],
    [
      'with all the app can do',
      ready({ capabilities: [...shopWords], safeArea: { top: 1, right: 0, bottom: 2, left: 0 } }),
    ],
    ['with insets', { ...back, type: 'safearea:set', payload: { top: 0, right: 0, bottom: 34.5, left: 0 } }],
    ['with an answer', { ...back, type: 'ack', payload: { id: 's1', handled: false } }],
  ])('is read %s', (_, data) => {
    const said = typeof data === 'string' ? (JSON.parse(data) as object) : data;
    expect(readHostMessage(data)).toMatchObject({ ...said });
  });

  it('names what this shop does not know, and that is left out', () => {
    const read = readHostMessage(ready({ capabilities: ['scan:barcode', 'share', 'nav:state', 'share'] }));
    expect(read?.payload).toEqual({ capabilities: ['nav:state', 'share'], platform: 'ios', safeArea: null });
  });

  it.each([
    ['nothing', undefined],
    ['another version', { ...back, v: 2 }],
    ['no version', { id: 'h1', type: 'nav:back', payload: {} }],
    ['no number', { ...back, id: '' }],
    ['a number that is none', { ...back, id: 'a b' }],
    ['a long number', { ...back, id: 'x'.repeat(65) }],
    ['more than belongs to it', { ...back, token: 'secret' }],
    ['a payload that is more than it should be', { ...back, payload: { to: '/' } }],
    ['no payload', { v: 1, id: 'h1', type: 'nav:back' }],
    ['a payload that is a list', { ...back, payload: [] }],
    ['a word of the shop', { ...back, type: 'shop:hello', payload: { capabilities: [] } }],
    ['a word of the language', { ...back, type: 'constructor' }],
    ['a prototype', '{"v":1,"id":"h1","type":"nav:back","payload":{"__proto__":{"x":1}}}'],
    [
      'insets that are too wide',
      { ...back, type: 'safearea:set', payload: { top: 201, right: 0, bottom: 0, left: 0 } },
    ],
    ['insets below nothing', { ...back, type: 'safearea:set', payload: { top: -1, right: 0, bottom: 0, left: 0 } }],
    ['insets that are words', { ...back, type: 'safearea:set', payload: { top: '1', right: 0, bottom: 0, left: 0 } }],
    ['insets that lack a side', { ...back, type: 'safearea:set', payload: { top: 1 } }],
    ['an unknown platform', ready({ platform: 'windows' })],
    ['capabilities that are no words', ready({ capabilities: [1] })],
    ['more capabilities than there are', ready({ capabilities: Array.from({ length: 65 }, () => 'x') })],
    ['an answer without a yes or no', { ...back, type: 'ack', payload: { id: 's1' } }],
    ['text without end', `"${'x'.repeat(20_000)}"`],
    ['text that is broken', '{"v":1'],
    [
      'an object that throws',
      {
        ...back,
        get payload(): never {
          throw new Error('No.');
        },
      },
    ],
  ])('is none with %s', (_, data) => {
    expect(readHostMessage(data)).toBeNull();
  });
});

/** Things that look like messages, and things that do not. */
const word = fc.constantFrom(
  'nav:back',
  'host:ready',
  'ack',
  'safearea:set',
  'session:changed',
  'toString',
  '__proto__',
  '',
);
const forged = fc.oneof(
  fc.anything(),
  fc.string(),
  fc.record({ v: fc.constantFrom(1, '1', 2, null), id: fc.anything(), type: word, payload: fc.anything() }),
  fc.record({ v: fc.constant(1), id: fc.constant('h9'), type: word, payload: fc.object() }),
  fc.record({ v: fc.constant(1), id: fc.constant('h9'), type: fc.string(), payload: fc.constant({}) }),
);

describe('A forged message (T-03)', () => {
  it('changes nothing and throws nothing, ten thousand of them, by every way there is', () => {
    const heard: FromHost[] = [];
    const hear = (message: FromHost) => void heard.push(message);
    const page = { webkit: { messageHandlers: { kete: { postMessage: () => {} } } } } as Record<string, unknown>;
    const android = new Set<(event: { data: unknown }) => void>();
    const injected = { postMessage: () => {}, addEventListener: (_: string, one: never) => android.add(one) };
    const frame = fakeFrame();
    iosChannel(page)?.listen(hear);
    androidChannel({ keteAndroid: injected })?.listen(hear);
    frameChannel(frame.page)?.listen(hear);
    const receiver = page['keteBridge'] as { receive(data: unknown): void };
    fc.assert(
      fc.property(forged, (data) => {
        heard.length = 0;
        receiver.receive(data);
        for (const listener of android) listener({ data });
        frame.say({ origin: shop, source: frame.parent, data });
        if (readHostMessage(data) === null) expect(heard).toEqual([]);
        // What is a message after all says nothing that the rules forbid.
        for (const message of heard) expect(readHostMessage(JSON.stringify(message))).toEqual(message);
        for (const source of [frame.page, {}, null]) frame.say({ origin: shop, source, data: back });
        for (const origin of [
          'https://evil.test',
          'null',
          'https://shop.test.evil.test',
          'http://shop.test',
          `${shop}:444`,
        ])
          frame.say({ origin, source: frame.parent, data: back });
        expect(heard.filter(({ type, id }) => type === 'nav:back' && id === back.id)).toEqual([]);
      }),
      { numRuns: 10_000 },
    );
  });
});

describe('The way to an app', () => {
  it('is the message handler of iOS, which takes objects', () => {
    const posted: unknown[] = [];
    const page = { webkit: { messageHandlers: { kete: { postMessage: (message: unknown) => posted.push(message) } } } };
    iosChannel(page)?.post(hello);
    expect(posted).toEqual([hello]);
    expect(iosChannel({ webkit: { messageHandlers: { other: {} } } })).toBeNull();
  });

  it('is the listener of Android, which takes text; an interface open to all frames is none', () => {
    const posted: string[] = [];
    const listener = { addEventListener: () => {}, removeEventListener: () => {} };
    androidChannel({ keteAndroid: { postMessage: (text: string) => posted.push(text), ...listener } })?.post(hello);
    expect(posted).toEqual([JSON.stringify(hello)]);
    expect(androidChannel({ keteAndroid: { postMessage: () => {} } })).toBeNull();
  });

  it('is what React Native brings, which takes text', () => {
    const posted: string[] = [];
    reactNativeChannel({ ReactNativeWebView: { postMessage: (text: string) => posted.push(text) } })?.post(hello);
    expect(posted).toEqual([JSON.stringify(hello)]);
  });

  it('is a page of the shop’s own origin around it, spoken to by exactly that origin', () => {
    const { page, posted } = fakeFrame();
    frameChannel(page)?.post(hello);
    expect(posted).toEqual([[hello, shop]]);
    expect(frameChannel(fakeFrame('https://evil.test').page)).toBeNull();
    const alone = { location: { origin: shop } } as Record<string, unknown>;
    alone['parent'] = alone;
    expect(frameChannel(alone as never)).toBeNull();
    const hidden = {
      get location(): never {
        throw new Error('Another origin.');
      },
    };
    expect(frameChannel({ ...alone, parent: hidden } as never)).toBeNull();
  });

  it('is the app’s own before that of a page, and none where there is none', () => {
    const { page } = fakeFrame();
    const view = { ReactNativeWebView: { postMessage: () => {} } };
    expect(findHost(Object.assign({}, page, view) as never)?.kind).toBe('react-native');
    expect(findHost(page)?.kind).toBe('frame');
    const alone = { location: { origin: shop } } as Record<string, unknown>;
    alone['parent'] = alone;
    expect(findHost(alone as never)).toBeNull();
  });

  it('is closed again: nobody is heard after that', () => {
    const heard: FromHost[] = [];
    const { page, parent, say, listeners } = fakeFrame();
    const stop = frameChannel(page)?.listen((message) => void heard.push(message));
    say({ origin: shop, source: parent, data: back });
    stop?.();
    expect([heard, listeners.size]).toEqual([[back], 0]);
    const view: Record<string, unknown> = { ReactNativeWebView: { postMessage: () => {} } };
    const end = reactNativeChannel(view)?.listen(() => {});
    expect('keteBridge' in view).toBe(true);
    end?.();
    expect('keteBridge' in view).toBe(false);
  });
});

describe('What leaves the shop', () => {
  it.each([
    ['https://example.org/a?b#c', 'https://example.org/a?b#c'],
    ['http://example.org/', null],
    ['https://me:secret@example.org/', null],
    ['javascript:alert(1)', null],
    ['tel:0800123456', null],
    [`${shop}/trolley`, null],
    ['/trolley', null],
  ])('is for the app to open: %s → %s', (address, url) => {
    expect(externalUrlOf(address, shop)).toBe(url);
  });

  it.each([
    ['/api/v1/orders/1/invoice', `${shop}/api/v1/orders/1/invoice`],
    [`${shop}/a.pdf`, `${shop}/a.pdf`],
    ['https://evil.test/a.pdf', null],
    ['blob:https://shop.test/1', null],
    ['http://', null],
  ])('is a file of the shop: %s → %s', (address, url) => {
    expect(ownFileOf(address, shop)).toBe(url);
  });
});
