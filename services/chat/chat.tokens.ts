import type { ChatTokens } from './chat.contract.ts';
import { chatNames, type ChatPlace, tokenIn } from './chat.rules.ts';

export type TokenEdge = {
  readonly page: Pick<Window, 'document' | 'addEventListener' | 'removeEventListener' | 'location' | 'sessionStorage'>;
  readonly place: ChatPlace;
  /** Only then may the proxy page stand on the shop's own origin. */
  readonly isDevelopment: boolean;
};

/** Trusts one frame, its own, on one origin; what anybody else says changes nothing. */
export function createChatTokens({ page, place, isDevelopment }: TokenEdge): ChatTokens {
  let frame: HTMLIFrameElement | null = null;

  const keeping = <T>(work: (store: Storage) => T): T | null => {
    try {
      return work(page.sessionStorage);
    } catch {
      return null;
    }
  };
  const hear = (event: MessageEvent) => {
    const token = tokenIn(event, {
      frame: frame?.contentWindow ?? null,
      origins: [place.proxyOrigin, ...(isDevelopment ? [page.location.origin] : [])],
    });
    if (token !== null) keeping((store) => store.setItem(chatNames.token, token));
  };

  return {
    open() {
      if (frame || place.proxyUrl === null) return;
      page.addEventListener('message', hear);
      frame = page.document.createElement('iframe');
      frame.hidden = true;
      frame.tabIndex = -1;
      frame.setAttribute('aria-hidden', 'true');
      frame.setAttribute('sandbox', 'allow-scripts allow-same-origin');
      frame.src = place.proxyUrl;
      page.document.body.append(frame);
    },
    close() {
      page.removeEventListener('message', hear);
      frame?.remove();
      frame = null;
    },
    read: () => keeping((store) => store.getItem(chatNames.token)),
    clearToken: () => void keeping((store) => store.removeItem(chatNames.token)),
  };
}
