import type { AnalyticsService } from './analytics/analytics.contract.ts';
import { silentAnalytics } from './analytics/late-analytics.ts';
import type { CatalogueService } from './catalogue/catalogue.contract.ts';
import { createCatalogueService } from './catalogue/catalogue.http.ts';
import type { ClockService } from './clock/clock.contract.ts';
import type { Timers } from './clock/timers.ts';
import type { ContentService } from './content/content.contract.ts';
import { createContentService } from './content/content.http.ts';
import type { ExperimentsService, VariationService } from './experiments/experiments.contract.ts';
import { createExperimentsService } from './experiments/experiments.http.ts';
import { allVariationsOff } from './experiments/experiments.words.ts';
import type { FulfilmentService } from './fulfilment/fulfilment.contract.ts';
import { createFulfilmentService } from './fulfilment/fulfilment.http.ts';
import type { Holder, Http } from './http/http.types.ts';
import type { PaymentsService } from './payments/payments.contract.ts';
import { createPaymentsService } from './payments/payments.http.ts';
import type { SessionService } from './session/session.contract.ts';
import { createSessionService } from './session/session.http.ts';
import type { SettingsService } from './settings/settings.contract.ts';
import { createSettingsService } from './settings/settings.http.ts';
import type { ShellService } from './shell/shell.contract.ts';
import { createShellService } from './shell/shell.http.ts';
import { forgetfulStore, type LocalStore } from './storage/local-store.ts';
import type { ThemeService } from './theme/theme.contract.ts';
import { noTheme } from './theme/theme.cookie.ts';

/** Everything the house reaches the world by. */
export interface Services {
  readonly catalogue: CatalogueService;
  readonly content: ContentService;
  readonly fulfilment: FulfilmentService;
  readonly session: SessionService;
  readonly shell: ShellService;
  readonly settings: SettingsService;
  readonly payments: PaymentsService;
  readonly experiments: ExperimentsService;
  readonly variations: VariationService;
  readonly clock: ClockService;
  readonly analytics: AnalyticsService;
  readonly storage: LocalStore;
  readonly theme: ThemeService;
  /** What no other browser calls anything: the shape of a UUID. */
  newKey(): string;
  /** An adapter that only some pages need, so that the others do not carry it: `adapter(createAccountService)`. */
  adapter<T>(create: (http: Http) => T): T;
}

export type ServicesEdge = {
  readonly http: Http;
  readonly clock: ClockService;
  /** Who asks, if what they learn travels with them: the services of loaders and those of actors are two objects. */
  readonly kept?: Holder;
  readonly timers?: Timers;
  readonly variations?: VariationService;
  readonly analytics?: AnalyticsService;
  readonly storage?: LocalStore;
  readonly theme?: ThemeService;
  readonly newKey?: () => string;
};

const noKey = '00000000-0000-4000-8000-000000000000';
const noVariations: VariationService = { decide: () => allVariationsOff, track: () => {} };

export function createServices({ http, kept, timers, ...edge }: ServicesEdge): Services {
  const door = kept ? http.keptBy(kept) : http;
  return {
    catalogue: createCatalogueService(door),
    content: createContentService(door),
    fulfilment: createFulfilmentService(door),
    session: createSessionService(door),
    shell: createShellService(door),
    settings: createSettingsService(door, timers),
    payments: createPaymentsService(door),
    experiments: createExperimentsService(door),
    variations: edge.variations ?? noVariations,
    clock: edge.clock,
    analytics: edge.analytics ?? silentAnalytics,
    storage: edge.storage ?? forgetfulStore,
    theme: edge.theme ?? noTheme,
    newKey: edge.newKey ?? (() => noKey),
    adapter: (create) => create(door),
  };
}
