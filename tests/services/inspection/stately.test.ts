import { afterEach, describe, expect, it } from 'vitest';
import { createActor, fromPromise, setup } from 'xstate';
import { openStately } from '#src/browser/inspection/stately.ts';
import { canaries, canariesIn } from './canaries.ts';
import { openSocketServer } from './socket-server.ts';

const ended: (() => unknown)[] = [];
afterEach(async () => {
  for (const end of ended.splice(0).reverse()) await end();
});

const child = setup({ types: {} as { context: { method: string; note: string } } }).createMachine({
  id: 'child',
  context: { method: 'Courier', note: canaries[1] },
});
const shop = setup({
  types: {} as { context: { email: string; tries: number }; events: { type: 'name.type'; name: string } },
  actors: { child, ask: fromPromise(async () => canaries[4]) },
}).createMachine({
  id: 'shop',
  context: { email: canaries[0], tries: 2 },
  initial: 'quiet',
  invoke: { id: 'child', src: 'child' },
  states: {
    quiet: { on: { 'name.type': 'asking' } },
    asking: { invoke: { id: 'ask', src: 'ask', onDone: 'quiet' } },
  },
});

type Message = Readonly<Record<string, unknown>> & { readonly type: string };

describe('The words of Stately’s inspector', () => {
  it('come to a WebSocket server as its own adapter would send them, and tell nothing of the shopper', async () => {
    const server = await openSocketServer();
    const root = createActor(shop).start();
    ended.push(server.close, () => root.stop());
    ended.push(openStately({ open: () => new WebSocket(server.address), shop: root, nowMs: () => 1_795_000_000_000 }));
    await expect.poll(() => server.messages.length).toBe(2);
    root.send({ type: 'name.type', name: canaries[1] });
    await expect.poll(() => server.messages.filter((text) => text.includes('xstate.done.actor.ask')).length).toBe(2);
    const messages = server.messages.map((text) => JSON.parse(text) as Message);
    const base = { id: null, rootId: root.sessionId, createdAt: '1795000000000', _version: '0.7.2' };
    expect(messages[0]).toEqual({
      ...base,
      type: '@xstate.actor',
      name: root.id,
      sessionId: root.sessionId,
      definition: expect.any(String) as string,
      snapshot: { status: 'active', value: 'quiet', context: { email: 'text', tries: 2 } },
    });
    expect(messages[1]).toMatchObject({
      name: 'child',
      parentId: root.sessionId,
      snapshot: { context: { method: 'Courier', note: 'text' } },
    });
    expect(messages.find(({ type }) => type === '@xstate.event')).toEqual({
      ...base,
      type: '@xstate.event',
      sessionId: root.sessionId,
      event: { type: 'name.type', name: 'text' },
    });
    expect(
      messages.findLast(({ type, sessionId }) => type === '@xstate.snapshot' && sessionId === root.sessionId),
    ).toEqual({
      ...base,
      type: '@xstate.snapshot',
      sessionId: root.sessionId,
      event: expect.objectContaining({ type: 'xstate.done.actor.ask', output: 'text' }) as object,
      snapshot: { status: 'active', value: 'quiet', context: { email: 'text', tries: 2 } },
    });
    const definition = JSON.parse(String(messages[0]?.['definition'])) as object;
    expect(definition).toMatchObject({ id: 'shop', initial: 'quiet' });
    expect(definition).not.toHaveProperty('context');
    expect(canariesIn(server.messages.join('\n'))).toEqual([]);
  });

  it('end with the connection', async () => {
    const server = await openSocketServer();
    const root = createActor(shop).start();
    ended.push(() => root.stop());
    openStately({ open: () => new WebSocket(server.address), shop: root, nowMs: () => 0 });
    await expect.poll(() => server.messages.length).toBe(2);
    server.close();
    root.send({ type: 'name.type', name: '' });
    expect(root.getSnapshot().value).toBe('asking');
  });
});
