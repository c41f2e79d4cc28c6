import type { SnapshotFrom } from 'xstate';
import { canTake } from '#services/bridge/outbox.rules.ts';
import type { ShopMessage } from '#services/bridge/bridge.words.ts';
import type { bridgeMachine } from './bridge.machine.ts';

type Bridge = SnapshotFrom<typeof bridgeMachine>;

export const isConnected = (bridge: Bridge): boolean => bridge.hasTag('connected');

/** An app is there that takes this kind of message: the page leaves it to the app. */
export const canHandOver = (bridge: Bridge, message: ShopMessage): boolean =>
  bridge.hasTag('connected') && canTake(bridge.context.host, message);
