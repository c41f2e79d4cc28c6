import type { KnownInstrument } from '../payments/provider.ts';
import type { SubscriptionFacts } from './subscription.types.ts';

/** What is remembered of a card to show it again; of its number nothing but the end. */
export const instrumentKept = ({ isSaved: _, ...known }: KnownInstrument): SubscriptionFacts['instrument'] => known;
