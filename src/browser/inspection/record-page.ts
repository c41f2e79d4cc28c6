import type { Happening } from '#services/inspection/memory.ts';
import { tabsChannel } from '#services/session/tabs.ts';
import { storedForms } from '#services/storage/stored-keys.rules.ts';
import { outboxChannel } from '#services/trolley/outbox.words.ts';
import type { ShopRouter } from '../../router.tsx';

type Options = {
  readonly page: Window & typeof globalThis;
  readonly router: ShopRouter;
  readonly keep: (happening: Happening) => void;
};

/** The page that is on show, as a pattern: `/shop/browse/$department`. */
export const pageOf = (router: ShopRouter): string => router.state.matches.at(-1)?.fullPath || '/';

/** What another tab says is told by its kind alone. */
const words: Readonly<Record<string, string>> = { login: 'signed in', logout: 'signed out' };
const wordOf = (data: unknown): string => {
  const type = typeof data === 'object' && data !== null && 'type' in data ? data.type : null;
  return typeof type === 'string' && Object.hasOwn(words, type) ? (words[type] ?? '') : 'said something';
};

/** Tells of what is neither a chart nor a call: another page, another tab, a page that is put away. */
export function recordPage({ page, router, keep }: Options): () => void {
  const say = (what: string) => keep({ kind: 'page', what });
  const { document } = page;
  const onShown = () =>
    say(document.visibilityState === 'visible' ? 'the page is in sight' : 'the page is out of sight');
  const onNetwork = () => say(page.navigator.onLine ? 'the network is there' : 'the network is gone');
  const onStored = ({ key }: StorageEvent) => {
    if (key !== null && Object.hasOwn(storedForms, key)) say(`another tab wrote down ${key}`);
  };
  const stopRouter = router.subscribe('onResolved', () => say(`page ${pageOf(router)}`));
  document.addEventListener('visibilitychange', onShown);
  page.addEventListener('online', onNetwork);
  page.addEventListener('offline', onNetwork);
  page.addEventListener('storage', onStored);
  const channels = [
    listen(page, tabsChannel, (data) => say(`another tab ${wordOf(data)}`)),
    listen(page, outboxChannel, () => say('another tab changed what waits to be sent')),
  ];
  say(`page ${pageOf(router)}`);
  return () => {
    stopRouter();
    document.removeEventListener('visibilitychange', onShown);
    page.removeEventListener('online', onNetwork);
    page.removeEventListener('offline', onNetwork);
    page.removeEventListener('storage', onStored);
    for (const channel of channels) channel?.close();
  };
}

function listen(
  page: Window & typeof globalThis,
  name: string,
  hear: (data: unknown) => void,
): BroadcastChannel | null {
  try {
    const channel = new page.BroadcastChannel(name);
    channel.onmessage = ({ data }) => hear(data);
    return channel;
  } catch {
    return null;
  }
}
