import { externalUrlOf, ownFileOf } from '#services/bridge/bridge.rules.ts';
import type { ShopMessage } from '#services/bridge/bridge.words.ts';

/** What an app could do about this press: open a page outside the shop, a file of the shop, or share; else null. */
export function handOverOf(event: MouseEvent, shopOrigin: string): ShopMessage | null {
  if (event.button !== 0 || event.defaultPrevented || !(event.target instanceof Element)) return null;
  const sharer = event.target.closest<HTMLElement>('[data-share]');
  if (sharer) {
    const url = ownFileOf(sharer.dataset['share'] ?? '', shopOrigin);
    return url === null ? null : { type: 'share', payload: { title: document.title, url } };
  }
  const anchor = event.target.closest<HTMLAnchorElement>('a[href]');
  if (!anchor) return null;
  if (anchor.hasAttribute('download')) {
    const url = ownFileOf(anchor.href, shopOrigin);
    return url === null ? null : { type: 'file:open', payload: { url } };
  }
  const url = externalUrlOf(anchor.href, shopOrigin);
  return url === null ? null : { type: 'link:external', payload: { url } };
}

/** What a browser does where no app does it. */
export function ownWay(page: Window, message: ShopMessage): void {
  if (message.type === 'link:external' || message.type === 'file:open') page.location.assign(message.payload.url);
  if (message.type === 'share' && 'share' in page.navigator)
    void page.navigator.share(message.payload).catch(() => undefined);
}
