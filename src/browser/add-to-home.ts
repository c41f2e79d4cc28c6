import { fromPromise } from 'xstate';
import { type AddToHomeInput, addToHomeMachine, type InstallAnswer } from '#machines/add-to-home/index.ts';
import { openChart, type ShopActor } from '#machines/shop/index.ts';
import type { LocalStore } from '#services/storage/local-store.ts';

/** What browsers that can install say before they do; not yet in the platform's own types. */
export type InstallOffer = Event & { prompt(): Promise<{ readonly outcome: InstallAnswer }> };

type Edge = {
  readonly page: Window;
  readonly shop: ShopActor;
  readonly storage: LocalStore;
  readonly offer: InstallOffer | null;
};

/** Opens the chart of the prompt, for a page that may need it: a phone, not embedded, not installed, not asked before. */
export function openAddToHome({ page, shop, storage, offer }: Edge): void {
  let lastOffer = offer;
  const logic = addToHomeMachine.provide({
    actors: {
      askToInstall: fromPromise(async () => (lastOffer ? (await lastOffer.prompt()).outcome : 'dismissed')),
      rememberShown: fromPromise(async () => storage.write('addToHomeShown', true)),
    },
  });
  const input: AddToHomeInput = {
    widthPx: page.innerWidth,
    isEmbedded: shop.getSnapshot().context.isEmbedded,
    isInstalled:
      page.matchMedia('(display-mode: standalone)').matches ||
      ('standalone' in page.navigator && page.navigator.standalone === true),
    wasShown: storage.read('addToHomeShown') === true,
    isIos: /iPhone|iPad|iPod/.test(page.navigator.userAgent),
  };
  const chart = openChart(shop, 'addToHome', logic, input);
  if (offer) chart.send({ type: 'install.offer' });
  page.addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault();
    lastOffer = event as InstallOffer;
    chart.send({ type: 'install.offer' });
  });
  page.addEventListener('appinstalled', () => chart.send({ type: 'install.finish' }));
  page.addEventListener('resize', () => chart.send({ type: 'screen.resize', widthPx: page.innerWidth }));
}
