import { type ShopActor, settingsIn, settingsOf } from '#machines/shop/index.ts';
import { inspectionChannel } from '#services/inspection/channel.words.ts';
import type { ShopRouter } from '../../router.tsx';
import { servicesOf } from '../../services-of.ts';
import { newId } from '../new-id.ts';
import { framesOf } from './at-frame.ts';
import { createRecorder, type Recorder } from './recorder.ts';
import { openTabChannel } from './tab-channel.ts';

type Edge = {
  readonly page: Window & typeof globalThis;
  readonly router: ShopRouter;
  readonly shop: ShopActor;
  readonly random: () => number;
};

/** The recorder of each shop, for as long as there is the shop. */
const recorders = new WeakMap<ShopActor, Recorder>();

/** What this tab remembers, from the first time that anybody asks. */
export function recorderOf({ page, router, shop }: Omit<Edge, 'random'>): Recorder {
  const known = recorders.get(shop);
  if (known) return known;
  const build = settingsIn(settingsOf(shop).getSnapshot())?.buildNumber ?? 'unknown';
  const recorder = createRecorder({ page, router, shop, build, nowMs: () => servicesOf(shop.system).clock.nowMs() });
  recorders.set(shop, recorder);
  return recorder;
}

async function tellStately({ page, shop }: Edge, address: string): Promise<void> {
  const { openStately } = await import('./stately.ts');
  openStately({ open: () => new page.WebSocket(address), shop, nowMs: () => servicesOf(shop.system).clock.nowMs() });
}

/** Remembers from now on what happens, and lets an inspector of this browser look on, unless the store says otherwise. */
export function openInspection(edge: Edge): void {
  const { page, shop, random } = edge;
  const recorder = recorderOf(edge);
  const settings = settingsIn(settingsOf(shop).getSnapshot());
  if (settings?.statelyInspect) void tellStately(edge, settings.statelyInspect).catch(() => undefined);
  const isFree = settings?.inspector !== 'off' && !shop.getSnapshot().context.isEmbedded;
  if (!isFree) return;
  try {
    const channel = openTabChannel({
      open: () => new page.BroadcastChannel(inspectionChannel),
      recorder,
      tab: newId(random),
      atFrame: framesOf(page),
    });
    page.addEventListener('pagehide', channel.gone);
    shop.subscribe({ complete: channel.close, error: () => undefined });
  } catch {
    // A browser that cannot talk between its tabs has no inspector to talk to.
  }
}
