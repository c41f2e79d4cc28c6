import { choiceOf } from '#machines/consent/index.ts';
import { settingsIn, settingsOf, type ShopActor } from '#machines/shop/index.ts';
import type { AnalyticsService } from '#services/analytics/analytics.contract.ts';
import { createAnalytics } from '#services/analytics/analytics.ts';
import { createImpressions } from '#services/analytics/impressions.ts';
import { createSendBatch } from '#services/analytics/send-batch.ts';
import type { Timers } from '#services/clock/timers.ts';
import { defaultEndpoints } from '#services/http/endpoints.ts';
import { endpointUrl } from '#services/http/url.ts';
import { browserId, forgetBrowserId } from '#services/session/browser-id.ts';
import type { LocalStore } from '#services/storage/local-store.ts';
import type { ConsentActor } from './consent.ts';
import { newId } from './new-id.ts';

type Edge = {
  readonly page: Window & typeof globalThis;
  readonly shop: ShopActor;
  readonly storage: LocalStore;
  readonly random: () => number;
  readonly consent: ConsentActor;
  readonly timers: Timers;
};

/** Joins what counts to this page: its data layer, its cookies, its network, its end. */
export function openAnalytics({ page, shop, storage, random, consent, timers }: Edge): AnalyticsService {
  const { document, location, navigator } = page;
  const places = {
    cookies: { read: () => document.cookie, write: (cookie: string) => void (document.cookie = cookie) },
    store: storage,
    isSecure: location.protocol === 'https:',
  };
  const address = () => {
    const settings = settingsIn(settingsOf(shop).getSnapshot());
    const bases = { baseUrl: settings?.baseUrl ?? '/api/v1/', baseUrlV2: settings?.baseUrlV2 ?? '/api/v2/' };
    return endpointUrl({ ...defaultEndpoints, ...settings?.endpoints }, bases, 'analyticsEvents');
  };
  const { send, end } = createAnalytics({
    page: page as { dataLayer?: unknown },
    timers,
    consent: {
      now: () => choiceOf(consent.getSnapshot()),
      onChange: (hear) => void consent.subscribe(hear),
    },
    identify: () => browserId({ ...places, newId: () => newId(random) }),
    forget: () => forgetBrowserId(places),
    send: createSendBatch({
      fetch: (to, init) => page.fetch(to, init),
      beacon: (to, body) => navigator.sendBeacon?.(to, body) ?? false,
      address,
    }),
  });
  page.addEventListener('pagehide', end);
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') end();
  });
  const { watch } = createImpressions({
    createObserver:
      'IntersectionObserver' in page ? (hear, options) => new page.IntersectionObserver(hear, options) : undefined,
    viewport: () => ({ width: page.innerWidth, height: page.innerHeight }),
    timers,
    log: page.console,
  });
  return { send, watch };
}
