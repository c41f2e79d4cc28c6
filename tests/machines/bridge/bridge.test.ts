import { describe, expect, it } from 'vitest';
import { canHandOver } from '#machines/bridge/index.ts';
import { hostWords, mostHeard, mostQueued, type ShopMessage, shopWords } from '#services/bridge/bridge.words.ts';
import { opened, ready } from './bridge.rig.ts';
import { app, at, buzz, link, plainApp } from './bridge.roster.ts';

const second = 1_000;
const elsewhere = (at: number): ShopMessage => ({
  type: 'link:external',
  payload: { url: `https://example.org/${at}` },
});

describe('The bridge to the app', () => {
  it('says hello once, with what the shop hears, and waits three seconds for an answer', () => {
    const { find, posts, clock, state, stop } = opened();
    find();
    expect(posts()).toEqual([
      {
        v: 1,
        id: 's1',
        type: 'shop:hello',
        payload: { capabilities: hostWords },
      },
    ]);
    clock.increment(3 * second - 1);
    expect(state()).toBe('greeting');
    clock.increment(1);
    expect([state(), posts().length]).toEqual(['silent', 1]);
    stop();
  });

  it('keeps what happened during the greeting: the app hears the newest of each state, then what was asked', () => {
    const { find, tell, introduce, posts, ack, stop } = opened();
    find();
    tell(at('/old'));
    tell(link);
    tell(at('/new'));
    tell(buzz);
    introduce();
    ack();
    ack();
    expect(
      posts()
        .slice(1)
        .map(({ type, payload }) => [type, payload]),
    ).toEqual([
      ['ack', { id: 'h1', handled: true }],
      ['nav:state', at('/new').payload],
      ['link:external', link.payload],
    ]);
    stop();
  });

  it('has one message on its way at a time, in the order in which they were told', () => {
    const { tell, posts, ack, stop } = ready();
    for (const number of [1, 2, 3]) tell(elsewhere(number));
    const urls = () => posts().flatMap((message) => (message.type === 'link:external' ? [message.payload.url] : []));
    expect(urls()).toEqual(['https://example.org/1']);
    ack();
    ack();
    expect(urls()).toEqual([1, 2, 3].map((number) => `https://example.org/${number}`));
    stop();
  });

  it('says to an app only what that app takes; the page does the rest itself', () => {
    const { tell, posts, reports, ack, snapshot, stop } = ready(plainApp);
    tell(link);
    tell(at('/'));
    ack();
    expect(posts().map(({ type }) => type)).toEqual(['shop:hello', 'ack', 'nav:state']);
    expect(reports()).toEqual([
      { type: 'insets.asked', insets: plainApp.safeArea },
      { type: 'message.undelivered', message: link },
    ]);
    expect([canHandOver(snapshot() as never, link), canHandOver(snapshot() as never, at('/'))]).toEqual([false, true]);
    stop();
  });

  it('gives back what was not answered in three seconds, is silent, and goes on when the app is heard again', () => {
    const { tell, reports, clock, state, posts, send, stop } = ready();
    tell(link);
    const { id } = posts().at(-1) ?? {};
    tell(elsewhere(2));
    tell(at('/there'));
    clock.increment(3 * second);
    expect([state(), reports().map((report) => 'message' in report && report.message)]).toEqual([
      'silent',
      [link, elsewhere(2)],
    ]);
    tell(elsewhere(3));
    expect(reports().at(-1)).toEqual({ type: 'message.undelivered', message: elsewhere(3) });
    send({ type: 'message.acknowledged', of: id, handled: true });
    expect([state(), posts().at(-1)?.type]).toEqual([{ ready: 'waiting' }, 'nav:state']);
    stop();
  });

  it('gives back at once what the app says it did not do', () => {
    const { tell, ack, reports, state, stop } = ready();
    tell(link);
    ack(false);
    expect([reports(), state()]).toEqual([[{ type: 'message.undelivered', message: link }], { ready: 'clear' }]);
    stop();
  });

  it.each([
    ['a modal is open', at('/', false, true), 'modal'],
    ['a modal is open over a page with a way back', at('/', true, true), 'modal'],
    ['there is a way back', at('/', true), 'page'],
  ])('goes back when %s, and says so', (_, place, from) => {
    const { tell, ack, send, reports, posts, stop } = ready();
    tell(place);
    ack();
    send({ type: 'back.ask', id: 'b1' });
    expect([reports(), posts().at(-1)]).toEqual([
      [{ type: 'back.asked', from }],
      { v: 1, id: expect.any(String), type: 'ack', payload: { id: 'b1', handled: true } },
    ]);
    stop();
  });

  it('leaves the way out of the first page to the app', () => {
    const { tell, ack, send, reports, posts, stop } = ready();
    tell(at('/'));
    ack();
    send({ type: 'back.ask', id: 'b1' });
    expect([reports(), posts().at(-1)?.payload]).toEqual([[], { id: 'b1', handled: false }]);
    stop();
  });

  it('does once what the app says twice, and answers it twice the same', () => {
    const { tell, ack, send, reports, posts, stop } = ready();
    tell(at('/', true));
    ack();
    send({ type: 'back.ask', id: 'b1' });
    tell(at('/'));
    ack();
    send({ type: 'back.ask', id: 'b1' });
    expect(reports()).toHaveLength(1);
    expect(
      posts()
        .filter(({ type }) => type === 'ack')
        .slice(1)
        .map(({ payload }) => payload),
    ).toEqual([
      { id: 'b1', handled: true },
      { id: 'b1', handled: true },
    ]);
    stop();
  });

  it('obeys nobody who has not said what they are', () => {
    const { find, send, reports, posts, stop } = opened();
    find();
    for (const type of ['back.ask', 'session.changed']) send({ type, id: type });
    send({ type: 'inspection.ask', id: 'f1', isOn: true });
    send({ type: 'insets.changed', id: 'i1', insets: plainApp.safeArea });
    expect([reports(), posts().length]).toEqual([[], 1]);
    stop();
  });

  it('asks who is shopping when the app signed somebody in, and keeps clear of new edges', () => {
    const { send, reports, stop } = ready();
    send({ type: 'session.changed', id: 'c1' });
    send({ type: 'insets.changed', id: 'i1', insets: plainApp.safeArea });
    expect(reports()).toEqual([{ type: 'session.asked' }, { type: 'insets.asked', insets: plainApp.safeArea }]);
    stop();
  });

  it('tells what the page does only from when the app asks until it has had enough', () => {
    const { send, reports, posts, stop } = ready();
    send({ type: 'inspection.ask', id: 'f1', isOn: true });
    send({ type: 'inspection.ask', id: 'f1', isOn: true });
    send({ type: 'inspection.ask', id: 'f2', isOn: false });
    expect(reports()).toEqual([
      { type: 'inspection.asked', isOn: true },
      { type: 'inspection.asked', isOn: false },
    ]);
    expect(posts().filter(({ type }) => type === 'ack')).toHaveLength(4);
    stop();
  });

  it('lets no more wait than it can hold: the page does what has no room', () => {
    const { tell, snapshot, reports, send, stop } = ready();
    for (let number = 0; number < mostQueued + 5; number++) tell(elsewhere(number));
    tell(at('/'));
    expect([snapshot().context.queue.length, reports().length]).toEqual([mostQueued + 1, 4]);
    for (let number = 0; number < 3 * mostHeard; number++) send({ type: 'session.changed', id: `c${number}` });
    expect(snapshot().context.heard).toHaveLength(mostHeard);
    stop();
  });

  it('tells a new app everything that is true, and an old one only what changes', () => {
    const { tell, ack, introduce, posts, stop } = ready();
    tell(at('/'));
    ack();
    tell({ type: 'theme:changed', payload: { theme: 'dark' } });
    ack();
    introduce({ ...app, capabilities: shopWords });
    ack();
    ack();
    expect(
      posts()
        .slice(4)
        .map(({ type }) => type),
    ).toEqual(['ack', 'nav:state', 'theme:changed']);
    stop();
  });

  it('is as in a browser where no way to an app was found', () => {
    const { tell, reports, posts, state, stop } = opened();
    tell(link);
    tell(at('/'));
    expect([state(), posts(), reports()]).toEqual(['off', [], [{ type: 'message.undelivered', message: link }]]);
    stop();
  });
});
