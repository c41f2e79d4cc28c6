import type { ShopActor } from '#machines/shop/index.ts';
import type { createLateAnalytics } from '#services/analytics/late-analytics.ts';
import { realTimers } from '#services/clock/timers.ts';
import type { LocalStore } from '#services/storage/local-store.ts';
import type { RouterContext } from '#routes/-context.ts';
import type { ShopRouter } from '../router.tsx';
import type { InstallOffer } from './add-to-home.ts';
import { openAnalytics } from './analytics.ts';
import { openConsent } from './consent.ts';
import { countModals } from './count-modals.ts';
import { countRadios } from './count-radios.ts';
import { followTerms } from './followed-terms.ts';
import { followList } from './list-merge.ts';
import { followLoyalty } from './loyalty.ts';
import { followOrderChange } from './order-change.ts';
import { followOrderElsewhere } from './order-elsewhere.ts';
import { registerWorker } from './service-worker.ts';
import { followCauses } from './trolley-review.ts';

/** The add-to-home prompt is for screens up to here. */
const widestPx = 767;

type Settled = {
  readonly page: Window & typeof globalThis;
  readonly router: ShopRouter;
  readonly shop: ShopActor;
  readonly storage: LocalStore;
  readonly analytics: ReturnType<typeof createLateAnalytics>;
  readonly random: () => number;
  readonly offer: InstallOffer | null;
  readonly openLate: RouterContext['openLate'];
};

/** What can wait until the first page has had its say: the worker, the prompt of a phone, the chat, and whether visits count. */
export function settle({ page, router, shop, storage, analytics, random, offer, openLate }: Settled): {
  reopen(): void;
} {
  void registerWorker(page).catch(() => undefined);
  if (page.innerWidth <= widestPx)
    void import('./add-to-home.ts')
      .then(({ openAddToHome }) => openAddToHome({ page, shop, storage, offer }))
      .catch(() => undefined);
  void import('./chat.ts').then(({ openChat }) => openChat({ page, router, shop, storage })).catch(() => undefined);
  // Bad news in a modal needs no network.
  void import('#routes/-message-modal.tsx').catch(() => undefined);
  void import('./inspection/open-inspection.ts')
    .then(({ openInspection }) => openInspection({ page, router, shop, random }))
    .catch(() => undefined);
  countModals(shop, analytics);
  countRadios(page.document, analytics);
  void import('./remarketing.ts')
    .then(({ countRemarketing }) => countRemarketing({ router, shop, analytics }))
    .catch(() => undefined);
  followTerms({ router, shop, storage, analytics, openLate });
  followCauses({ router, shop, openLate });
  followList({ page, shop, storage, openLate });
  followLoyalty({ shop, openLate });
  followOrderElsewhere({ shop, openLate });
  void followOrderChange({ router, shop, storage, openLate }).catch(() => undefined);
  const consent = openConsent({ page, router, shop, storage });
  analytics.handOver(openAnalytics({ page, shop, storage, random, consent, timers: realTimers }));
  return { reopen: () => consent.send({ type: 'consent.reopen' }) };
}
