import type { ProductWire } from '#services/catalogue/catalogue.contract.ts';
import type { Freshness } from '#services/catalogue/catalogue.words.ts';
import { type AvailabilityStatus, statusOf } from './entry.ts';
import type { IndexData } from './index-data.ts';
import { keptOutOf, statusCodes } from './shelf.ts';

const mostKept = 4_096;

/** Cards as they go over the wire, read when asked for; the ones asked for last are kept and never changed. */
export class Cards {
  readonly #index: IndexData;
  /** By the shelf it stands on. */
  readonly #freshness: readonly (Freshness | null)[];
  readonly #kept = new Map<number, ProductWire>();

  constructor(index: IndexData, freshness: readonly (Freshness | null)[]) {
    this.#index = index;
    this.#freshness = freshness;
  }

  status(doc: number, storePosition: number): AvailabilityStatus {
    return statusOf(this.#index.columns.stock[storePosition * this.#index.head.products + doc] ?? 3);
  }

  card(doc: number, storePosition: number): ProductWire {
    const status = this.#index.columns.stock[storePosition * this.#index.head.products + doc] ?? 3;
    const key = doc * statusCodes + status;
    const had = this.#kept.get(key);
    if (had) {
      this.#kept.delete(key);
      this.#kept.set(key, had);
      return had;
    }
    const { recordFrom, recordBytes, shelf } = this.#index.columns;
    const json = this.#index.records.read(recordFrom[doc] ?? 0, recordBytes[doc] ?? 0);
    const card = JSON.parse(json) as ProductWire;
    const [keptOut, freshness] = [keptOutOf(status), this.#freshness[shelf[doc] ?? -1]];
    card.availabilityStatus = statusOf(status);
    if (keptOut) card.keptOut = keptOut;
    if (freshness) card.freshness = freshness;
    this.#kept.set(key, card);
    if (this.#kept.size > mostKept) this.#kept.delete(this.#kept.keys().next().value ?? -1);
    return card;
  }
}
