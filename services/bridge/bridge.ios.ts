import type { BridgeChannel } from './bridge.contract.ts';
import { receiveOn } from './receiver.ts';

type Handler = { postMessage(message: unknown): void };

/** The message handler that an iOS app adds to its web view under this name. */
export const iosHandlerName = 'kete';

/** The app takes objects by its message handler, and answers by the receiver. Null where there is no such app. */
export function iosChannel(page: object): BridgeChannel | null {
  const { webkit } = page as { webkit?: { messageHandlers?: Record<string, Handler | undefined> } };
  const handler = webkit?.messageHandlers?.[iosHandlerName];
  if (typeof handler?.postMessage !== 'function') return null;
  return { kind: 'ios', post: (message) => handler.postMessage(message), listen: (hear) => receiveOn(page, hear) };
}
