import type * as v from 'valibot';
import type { Settings } from '#services/settings/settings.contract.ts';
import type { Passwords } from '../accounts/passwords.ts';
import type { AnalyticsSink } from '../analytics/sink.ts';
import type { CatalogueView } from '../catalogue/catalogue.ts';
import type { Database } from '../db/database.ts';
import type { Places } from '../fulfilment/places.ts';
import type { Ids } from '../ids.ts';
import type { Letters } from '../letters/letters.ts';
import type { Log } from '../log.ts';
import type { Charging } from '../orders/charging.ts';
import type { PaymentProvider } from '../payments/provider.ts';
import type { SeeingThrough } from '../payments/see-through.ts';
import type { Pace } from '../security/pace.ts';
import type { Clock } from '../world.ts';

/** What every operation may use. */
export type StoreWorld = {
  readonly db: Database;
  readonly catalogue: { readonly view: CatalogueView };
  readonly places: Places;
  readonly clock: Pick<Clock, 'nowMs'>;
  /** Passes that time. */
  readonly wait: (ms: number) => Promise<void>;
  /** Lets whoever else waits have their turn in the middle of long work. */
  readonly giveWay: () => Promise<void>;
  readonly ids: Ids;
  readonly log: Log;
  readonly analyticsSink: AnalyticsSink;
  /** What this process knows better than the settings in the database: its build, its other origins. */
  readonly settings: Partial<v.InferInput<typeof Settings>>;
  readonly publicOrigin: string;
  /** What this store alone knows: hashes that leave it are made with it. */
  readonly serverKey: string;
  readonly payments: PaymentProvider;
  readonly charging: Charging;
  /** The same for delivery passes. */
  readonly saverCharging: SeeingThrough;
  readonly letters: Letters;
  readonly passwords: Passwords;
  /** How often each client may look up suburbs and addresses. */
  readonly lookUps: Pace;
  /** Whether the passwords are those of a provider elsewhere: then no account is made, opened or changed here. */
  readonly isSignInElsewhere: boolean;
  /** Where that provider is; null where the passwords are this store's. */
  readonly signInAt: string | null;
};
