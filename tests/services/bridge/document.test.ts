import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { androidName } from '#services/bridge/bridge.android.ts';
import { iosHandlerName } from '#services/bridge/bridge.ios.ts';
import { readHostMessage } from '#services/bridge/bridge.rules.ts';
import {
  bridgePatienceMs,
  bridgeVersion,
  haptics,
  type HostMessage,
  hostWords,
  mannersOfHost,
  mannersOfShop,
  mostQueued,
  platforms,
  type ShopMessage,
  shopWords,
  widestInsetPx,
} from '#services/bridge/bridge.words.ts';
import { receiverName } from '#services/bridge/receiver.ts';

const text = readFileSync(join(import.meta.dirname, '../../../docs/embedding.md'), 'utf8');
const section = (title: string) => text.split(`\n## ${title}\n`)[1]?.split('\n## ')[0] ?? '';
/** Each message that a section's table names, with the fields of its payload. */
const told = (title: string) =>
  Object.fromEntries(
    [...section(title).matchAll(/^\| `([\w:]+)` \|([^|]*)\|/gm)].map(([, type = '', fields = '']) => [
      type,
      [...fields.matchAll(/`(\w+)`/g)].map(([, field]) => field),
    ]),
  );

type Sample<Message extends { type: string; payload: object }> = {
  [T in Message['type']]: (Message & { type: T })['payload'];
};
const fromShop: Sample<ShopMessage> = {
  'nav:state': { title: '', canGoBack: false, modalOpen: false, path: '/' },
  'trolley:count': { count: 0 },
  'theme:changed': { theme: 'light' },
  'link:external': { url: '' },
  share: { title: '', url: '' },
  'file:open': { url: '' },
  haptic: { kind: 'light' },
  'signin:needed': { isAutomatic: false },
  'order:placed': {},
  'inspect:told': { build: '', dropped: 0, records: [] },
};
const fromHost: Sample<HostMessage> = {
  'host:ready': { capabilities: [], platform: 'ios', safeArea: null },
  ack: { id: 's1', handled: true },
  'nav:back': {},
  'safearea:set': { top: 0, right: 0, bottom: 0, left: 0 },
  'session:changed': {},
  'app:resumed': {},
  'inspect:follow': {},
  'inspect:leave': {},
};
const fieldsOf = (samples: object) =>
  Object.fromEntries(Object.entries(samples).map(([type, payload]) => [type, Object.keys(payload as object)]));

describe('The contract with the app, docs/embedding.md', () => {
  it('names every message of the shop with exactly what it carries, and no other', () => {
    const manners = { 'shop:hello': ['capabilities'], ack: ['id', 'handled'] };
    expect(Object.keys(manners)).toEqual(mannersOfShop);
    expect(Object.keys(fromShop)).toEqual(shopWords);
    expect(told('What the shop says')).toEqual({ ...manners, ...fieldsOf(fromShop) });
  });

  it('names every message of the app with exactly what it carries, and each of them is heard', () => {
    expect(Object.keys(fromHost)).toEqual([...mannersOfHost, ...hostWords]);
    expect(told('What the app says')).toEqual(fieldsOf(fromHost));
    for (const [type, payload] of Object.entries(fromHost))
      expect(readHostMessage({ v: bridgeVersion, id: 'h1', type, payload })?.type).toBe(type);
  });

  it('gives the names, the versions, the choices and the limits of the code', () => {
    expect(section('How messages travel')).toContain(`"v": ${bridgeVersion}`);
    for (const name of [
      `messageHandlers.${iosHandlerName}.`,
      `window.${androidName}.`,
      `window.${receiverName}.receive`,
    ])
      expect(section('How messages travel')).toContain(name);
    expect(section('The greeting')).toContain(`within ${bridgePatienceMs / 1_000} seconds`);
    expect(section('The greeting')).toContain(`at most ${mostQueued} messages`);
    expect(section('What the app says')).toContain(`from 0 to ${widestInsetPx}`);
    for (const choice of [...platforms, ...haptics]) expect(text).toContain(`\`${choice}\``);
  });
});
