import type { BridgeChannel } from './bridge.contract.ts';
import { readHostMessage } from './bridge.rules.ts';

type Page = Pick<Window, 'parent' | 'location' | 'addEventListener' | 'removeEventListener'>;

/** A page of the shop's own origin around this one, as the stand-in app is. Nobody else is heard or spoken to. */
export function frameChannel(page: Page): BridgeChannel | null {
  const { parent } = page;
  const { origin } = page.location;
  if (parent === (page as unknown) || !isOwn(parent, origin)) return null;
  return {
    kind: 'frame',
    post: (message) => parent.postMessage(message, origin),
    listen: (hear) => {
      const listener = (event: MessageEvent): void => {
        if (event.origin !== origin || event.source !== parent) return;
        const message = readHostMessage(event.data);
        if (message) hear(message);
      };
      page.addEventListener('message', listener);
      return () => page.removeEventListener('message', listener);
    },
  };
}

/** A window of another origin does not say where it is. */
function isOwn(parent: Window, origin: string): boolean {
  try {
    return parent.location.origin === origin;
  } catch {
    return false;
  }
}
