import { describe, expect, it } from 'vitest';
import { type BridgeContext, bridgeMachine, type BridgeReport } from '#machines/bridge/index.ts';
import { type HostReady, hostWords, type ShopMessage } from '#services/bridge/bridge.words.ts';
import { createWorld } from '../kit/world.ts';
import { app, at, buzz, link, plainApp } from './bridge.roster.ts';

const head = (id: string) => ({ v: 1, id }) as const;
const ackOf = (id: string, of: string, handled: boolean) => ({
  type: 'post.asked',
  message: { ...head(id), type: 'ack', payload: { id: of, handled } },
});
const insets = { top: 0, right: 0, bottom: 20, left: 0 };

function ready(hello: HostReady = app) {
  const world = createWorld(bridgeMachine);
  const send = (event: object) => world.chart.send(event as never);
  send({ type: 'host.found' });
  send({ type: 'host.introduced', id: 'h1', hello });
  let seen = world.emitted.length;
  return {
    ...world,
    send,
    tell: (message: ShopMessage) => send({ type: 'message.tell', message }),
    state: () => world.snapshot().value,
    context: () => world.snapshot().context as BridgeContext,
    news: () => {
      const news = world.emitted.slice(seen) as readonly BridgeReport[];
      seen = world.emitted.length;
      return news;
    },
  };
}

describe('What an app says twice', () => {
  const words = [
    ['its edges', { type: 'insets.changed', insets }, { type: 'insets.asked', insets }],
    ['who is shopping', { type: 'session.changed' }, { type: 'session.asked' }],
    ['that it wants to be told', { type: 'inspection.ask', isOn: true }, { type: 'inspection.asked', isOn: true }],
  ] as const;
  it.each(words)('is answered each time and done once: %s', (_, word, done) => {
    const { send, news } = ready();
    send({ ...word, id: 'x1' });
    expect(news()).toEqual([ackOf('s3', 'x1', true), done]);
    send({ ...word, id: 'x1' });
    expect(news()).toEqual([ackOf('s4', 'x1', true)]);
    send({ ...word, id: 'x2' });
    expect(news()).toEqual([ackOf('s5', 'x2', true), done]);
  });

  it('is left to the app the second time as it was the first, though there is a way back by now', () => {
    const { send, tell, news } = ready();
    send({ type: 'back.ask', id: 'b1' });
    expect(news()).toEqual([ackOf('s3', 'b1', false)]);
    tell(at('/there', true));
    news();
    send({ type: 'back.ask', id: 'b1' });
    expect(news()).toEqual([ackOf('s5', 'b1', false)]);
  });
});

describe('What the shop has to say', () => {
  it('and what is true of it is known to an app that comes after silence', () => {
    const { send, tell, clock, state, news } = ready(app);
    tell(link);
    clock.increment(3_000);
    tell(at('/while-silent', true));
    expect([state(), news().slice(1)]).toEqual(['silent', [{ type: 'message.undelivered', message: link }]]);
    send({ type: 'host.introduced', id: 'h2', hello: app });
    expect(news()).toEqual([
      ackOf('s4', 'h2', true),
      { type: 'post.asked', message: { ...head('s5'), ...at('/while-silent', true) } },
    ]);
  });

  it('and was on its way when the app began again is done by the page, not lost', () => {
    const { send, tell, news, context } = ready();
    tell(link);
    expect(news()).toEqual([{ type: 'post.asked', message: { ...head('s3'), ...link } }]);
    send({ type: 'host.introduced', id: 'h2', hello: plainApp });
    expect(news()).toEqual([
      { type: 'message.undelivered', message: link },
      ackOf('s4', 'h2', true),
      { type: 'insets.asked', insets: plainApp.safeArea },
    ]);
    expect(context().sent).toBeNull();
  });

  it('waits for its own answer, not for one to something else, and three seconds for that', () => {
    const { send, tell, clock, state, news } = ready();
    tell(link);
    news();
    send({ type: 'message.acknowledged', of: 's1', handled: true });
    send({ type: 'message.acknowledged', of: 's1', handled: false });
    clock.increment(2_999);
    expect([state(), news()]).toEqual([{ ready: 'waiting' }, []]);
    send({ type: 'message.acknowledged', of: 's3', handled: true });
    expect([state(), news()]).toEqual([{ ready: 'clear' }, []]);
    clock.increment(3_000);
    expect(state()).toEqual({ ready: 'clear' });
  });

  it('and is only felt does not wait for an app that has not answered yet', () => {
    const world = createWorld(bridgeMachine);
    world.chart.send({ type: 'host.found' });
    world.chart.send({ type: 'message.tell', message: buzz });
    expect(world.snapshot().context).toMatchObject({ queue: [], states: [] });
    expect(world.emitted).toEqual([
      { type: 'post.asked', message: { ...head('s1'), type: 'shop:hello', payload: { capabilities: hostWords } } },
    ]);
  });
});

describe('Nobody who has not said who they are', () => {
  it('is taken for an app because of an answer', () => {
    const world = createWorld(bridgeMachine);
    world.chart.send({ type: 'host.found' });
    world.clock.increment(3_000);
    world.chart.send({ type: 'message.acknowledged', of: 's1', handled: true });
    expect(world.snapshot().value).toBe('silent');
  });

  it.each([
    { type: 'insets.changed', insets },
    { type: 'session.changed' },
    { type: 'inspection.ask', isOn: true },
    { type: 'back.ask' },
  ])('is answered or remembered: $type', (word) => {
    const world = createWorld(bridgeMachine);
    world.chart.send({ ...word, id: 'x1' });
    world.chart.send({ ...word, id: 'x1' });
    expect([world.emitted, world.snapshot().context.heard]).toEqual([[], []]);
  });
});
