import type { BridgeChannel } from './bridge.contract.ts';
import { readHostMessage } from './bridge.rules.ts';

type Listener = (event: { readonly data: unknown }) => void;
type Injected = {
  postMessage(text: string): void;
  addEventListener(type: 'message', listener: Listener): void;
  removeEventListener(type: 'message', listener: Listener): void;
};

/** What an Android app gives the pages of the shop's origin alone, by `WebViewCompat.addWebMessageListener`. */
export const androidName = 'keteAndroid';

/** The app takes text and answers on the same object. An interface open to every frame is not taken for one. */
export function androidChannel(page: object): BridgeChannel | null {
  const injected = (page as Record<string, Injected | undefined>)[androidName];
  if (typeof injected?.postMessage !== 'function' || typeof injected.addEventListener !== 'function') return null;
  return {
    kind: 'android',
    post: (message) => injected.postMessage(JSON.stringify(message)),
    listen: (hear) => {
      const listener: Listener = ({ data }) => {
        const message = readHostMessage(data);
        if (message) hear(message);
      };
      injected.addEventListener('message', listener);
      return () => injected.removeEventListener('message', listener);
    },
  };
}
