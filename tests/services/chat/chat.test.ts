import { describe, expect, it } from 'vitest';
import { createChatFlag } from '#services/chat/chat.flag.ts';
import { loadChat } from '#services/chat/chat.loader.ts';
import { chatPlaceOf, type ChatPlace } from '#services/chat/chat.rules.ts';
import { createChatService } from '#services/chat/chat.window.ts';
import { createLocalStore } from '#services/storage/local-store.ts';
import { fakeArea, fakePage, type Frame } from './page.ts';

const shop = 'https://shop.test';
const chat = 'https://chat.test';
const quiet = { warn: () => {}, error: () => {} };
const place = chatPlaceOf({ chatWidgetUrl: `${chat}/widget` }, shop) as ChatPlace;

function loaded({ isRefused = false, token = null as string | null } = {}) {
  const fake = fakePage(shop);
  const area = fakeArea();
  const flag = createChatFlag(createLocalStore(() => (isRefused ? null : area), quiet));
  const service = createChatService(fake.page, flag);
  const words: string[] = [];
  const load = () =>
    loadChat({ page: fake.page, place, flag, token: () => token, onWord: (word) => void words.push(word) });
  const hear = (frame: Frame, type: string, origin = chat) =>
    fake.say({ origin, source: frame['contentWindow'], data: { type } });
  return { ...fake, area, service, words, load, hear };
}

describe('Where the chat stands', () => {
  it('is said by the setting chatWidgetUrl alone [B7.57]', () => {
    expect(place).toEqual({
      widgetUrl: `${chat}/widget`,
      widgetOrigin: chat,
      proxyUrl: null,
      proxyOrigin: null,
    });
    expect(chatPlaceOf({}, shop)).toBeNull();
    expect(chatPlaceOf({ chatWidgetUrl: '' }, shop)).toBeNull();
  });

  it.each([
    ['/chat.js', 'the shop’s own'],
    [`${shop}/chat`, 'the shop’s own'],
    ['javascript:alert(1)', 'no address of a page'],
    ['data:text/html,hello', 'no address of a page'],
    ['http://chat.test/widget', 'less safe than the shop'],
    ['https://me:secret@chat.test/', 'with a secret in it'],
    ['not an address', 'nothing'],
  ])('is nowhere when the setting says %s, which is %s', (chatWidgetUrl) => {
    expect(chatPlaceOf({ chatWidgetUrl }, shop)).toBeNull();
  });

  it('may be http beside a shop that is http', () => {
    expect(chatPlaceOf({ chatWidgetUrl: 'http://127.0.0.1:3002/widget' }, 'http://localhost:3000')?.widgetOrigin).toBe(
      'http://127.0.0.1:3002',
    );
  });
});

describe('A chat in a frame of its own origin', () => {
  it('is known by chatHelper, startChat and chatStarted: the start function comes when its frame is ready [B4.O8]', () => {
    const { page, service, load, putFrame, hear, area } = loaded();
    expect(service.hasHelper()).toBe(false);
    load();
    const names = page as unknown as Record<string, unknown>;
    expect([service.hasHelper(), typeof names['chatHelper'], names['startChat']]).toEqual([true, 'object', undefined]);
    expect(service.start({ isFullScreen: false })).toBe(false);
    const frame = putFrame('kete-chat');
    hear(frame, 'chat-ready');
    expect(typeof names['startChat']).toBe('function');
    expect(service.start({ isFullScreen: true })).toBe(true);
    expect(frame.heard).toEqual([{ data: { type: 'chat-start', isFullScreen: true }, origin: chat }]);
    expect([...area.kept]).toEqual([['chatStarted', 'true']]);
    expect(service.isStarted()).toBe(true);
  });

  it('cannot be started any more when its frame is gone or another has taken its place', () => {
    const { service, load, putFrame, hear } = loaded();
    load();
    const frame = putFrame('kete-chat');
    hear(frame, 'chat-ready');
    (frame['remove'] as () => void)();
    expect(service.start({ isFullScreen: false })).toBe(false);
    putFrame('kete-chat');
    expect(service.start({ isFullScreen: false })).toBe(false);
  });

  it.each(['the chat', 'the shop'])('lets its flag go when %s ends it', (who) => {
    const { service, load, putFrame, hear, words } = loaded();
    load();
    const frame = putFrame('kete-chat');
    hear(frame, 'chat-ready');
    service.start({ isFullScreen: false });
    if (who === 'the shop') service.end();
    else hear(frame, 'chat-ended');
    expect(service.isStarted()).toBe(false);
    expect(who === 'the shop' ? frame.heard.at(-1)?.data : words.at(-1)).toEqual(
      who === 'the shop' ? { type: 'chat-end' } : 'chat-ended',
    );
  });

  it('hands the token to its own frame on its own origin and nowhere else', () => {
    const { service, load, putFrame, hear } = loaded({ token: 'abcdefghijklmnop' });
    load();
    const frames = [putFrame('other'), putFrame('kete-chat')];
    hear(frames[1] as never, 'chat-ready');
    service.start({ isFullScreen: false });
    expect(frames.map(({ heard }) => heard)).toEqual([
      [],
      [{ data: { type: 'chat-start', isFullScreen: false, token: 'abcdefghijklmnop' }, origin: chat }],
    ]);
  });

  it('hears nobody else speak in its name', () => {
    const { service, load, putFrame, hear, say, words } = loaded();
    load();
    const [frame, other] = [putFrame('kete-chat'), putFrame('other')];
    hear(other, 'chat-ready');
    hear(frame, 'chat-ready', 'https://chat.test.evil.test');
    hear(frame, 'chat-ready', 'http://chat.test');
    hear(frame, 'chat-begin');
    say({ origin: chat, source: frame['contentWindow'], data: { type: 'chat-ready', more: 1 } });
    say({ origin: chat, source: null, data: { type: 'chat-ready' } });
    expect([words, service.start({ isFullScreen: false })]).toEqual([[], false]);
  });

  it('goes on in a browser that keeps nothing, for as long as the page lives', () => {
    const { service, load, putFrame, hear } = loaded({ isRefused: true });
    load();
    hear(putFrame('kete-chat'), 'chat-ready');
    service.start({ isFullScreen: false });
    expect(service.isStarted()).toBe(true);
    service.end();
    expect(service.isStarted()).toBe(false);
  });
});
