import assert from 'node:assert/strict';
import { bridgeMachine } from '#machines/bridge/index.ts';
import type { BridgeContext, BridgeReport } from '#machines/bridge/index.ts';
import { isAct } from '#services/bridge/bridge.rules.ts';
import { placeIn } from '#services/bridge/outbox.rules.ts';
import {
  type HostReady,
  hostWords,
  mostHeard,
  mostQueued,
  type ShopMessage,
  shopWords,
  stateWords,
} from '#services/bridge/bridge.words.ts';
import type { Rostered } from '../kit/rostered.ts';

export const app: HostReady = { capabilities: shopWords, platform: 'ios', safeArea: null };
export const plainApp: HostReady = {
  capabilities: ['nav:state'],
  platform: 'other',
  safeArea: { top: 47, right: 0, bottom: 34, left: 0 },
};
export const at = (path: string, canGoBack = false, modalOpen = false): ShopMessage => ({
  type: 'nav:state',
  payload: { title: 'Page', canGoBack, modalOpen, path },
});
export const link: ShopMessage = { type: 'link:external', payload: { url: 'https://example.org/' } };
export const buzz: ShopMessage = { type: 'haptic', payload: { kind: 'light' } };

const tell = (message: ShopMessage) => ({ type: 'message.tell', message });
const insets = { top: 0, right: 0, bottom: 20, left: 0 };

export const chart: Rostered = {
  name: 'bridge',
  machine: bridgeMachine,
  inputs: [{}],
  events: ({ posted = 0, heard = [] }: Partial<BridgeContext>) => [
    { type: 'host.found' },
    { type: 'host.introduced', id: 'h1', hello: app },
    { type: 'host.introduced', id: 'h2', hello: plainApp },
    { type: 'message.acknowledged', of: `s${posted}`, handled: true },
    { type: 'message.acknowledged', of: `s${posted}`, handled: false },
    { type: 'message.acknowledged', of: 's0', handled: true },
    { type: 'back.ask', id: 'b1' },
    { type: 'back.ask', id: `b${heard.length + 2}` },
    { type: 'insets.changed', id: 'i1', insets },
    { type: 'session.changed', id: 'c1' },
    { type: 'inspection.ask', id: 'f1', isOn: true },
    tell(at('/')),
    tell(at('/a', true)),
    tell(at('/b', false, true)),
    tell(link),
    tell(buzz),
    tell({ type: 'signin:needed', payload: { isAutomatic: false } }),
  ],
  answers: {},
  spans: [2_999, 3_000, 3_001],
  shape: ({ host, queue, states, heard }: BridgeContext) => [
    host !== null,
    queue.length > 0,
    placeIn(states)?.canGoBack,
    heard.at(-1)?.id.slice(0, 1),
  ],
  oracle: (world) => {
    let seen = 0;
    let greeted = false;
    let lastId = 0;
    let acts = 0;
    const owe = (message: ShopMessage, by: number) => {
      if (isAct(message)) acts += by;
    };
    return (happened) => {
      const snapshot = world.snapshot();
      const { host, queue, sent, states, heard } = snapshot.context as BridgeContext;
      const reports = world.emitted.slice(seen) as BridgeReport[];
      seen = world.emitted.length;
      if (happened.kind === 'event' && happened.event.type === 'message.tell') owe(happened.event['message'], 1);
      for (const report of reports) {
        if (report.type === 'message.undelivered') owe(report.message, -1);
        if (report.type === 'back.asked' || report.type === 'session.asked')
          assert.ok(host !== null, 'Somebody who never said who they are was obeyed.');
        if (report.type !== 'post.asked') continue;
        const { message } = report;
        const number = Number(message.id.slice(1));
        assert.ok(number > lastId, `${message.id} came after s${lastId}.`);
        lastId = number;
        if (message.type === 'shop:hello') {
          assert.deepEqual([message.payload.capabilities, greeted], [hostWords, false], 'The shop said hello twice.');
          greeted = true;
        } else {
          assert.ok(host !== null, `${message.type} was said to nobody.`);
          if (message.type !== 'ack') {
            assert.ok(host.capabilities.includes(message.type), `The app does not take ${message.type}.`);
            owe(message, -1);
          }
        }
      }
      const waiting = queue.filter(isAct).length;
      // What was on its way and was not answered comes back and is then counted twice: once posted, once given back.
      assert.ok(acts <= waiting, 'What a person asked for is lost.');
      acts = waiting;
      assert.ok(queue.length <= mostQueued + stateWords.length, `${queue.length} messages wait.`);
      assert.ok(heard.length <= mostHeard, 'Too many messages of the app are remembered.');
      assert.equal(new Set(states.map(({ type }) => type)).size, states.length, 'A state is kept twice.');
      assert.equal(sent !== null, snapshot.hasTag('waiting'), 'One message is on its way, or none is.');
      if (!snapshot.hasTag('connected') && !snapshot.matches('greeting'))
        assert.deepEqual(queue, [], 'Something waits for an app that is not there.');
    };
  },
};
