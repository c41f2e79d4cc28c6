import type { BridgeChannel } from './bridge.contract.ts';
import { receiveOn } from './receiver.ts';

/** React Native takes text by the name that its web view brings, and answers by the receiver. */
export function reactNativeChannel(page: object): BridgeChannel | null {
  const { ReactNativeWebView: view } = page as { ReactNativeWebView?: { postMessage?(text: string): void } };
  if (typeof view?.postMessage !== 'function') return null;
  return {
    kind: 'react-native',
    post: (message) => view.postMessage?.(JSON.stringify(message)),
    listen: (hear) => receiveOn(page, hear),
  };
}
