import type { ProductWire } from '#services/catalogue/catalogue.contract.ts';
import { type AvailabilityStatus, statusOf } from './entry.ts';
import type { IndexData } from './index-data.ts';

const mostKept = 4_096;

/** Cards as they go over the wire, read when asked for; the ones asked for last are kept and never changed. */
export class Cards {
  readonly #index: IndexData;
  readonly #kept = new Map<number, ProductWire>();

  constructor(index: IndexData) {
    this.#index = index;
  }

  status(doc: number, storePosition: number): AvailabilityStatus {
    return statusOf(this.#index.columns.stock[storePosition * this.#index.head.products + doc] ?? 3);
  }

  card(doc: number, storePosition: number): ProductWire {
    const status = this.#index.columns.stock[storePosition * this.#index.head.products + doc] ?? 3;
    const key = doc * 4 + status;
    const had = this.#kept.get(key);
    if (had) {
      this.#kept.delete(key);
      this.#kept.set(key, had);
      return had;
    }
    const { recordFrom, recordBytes } = this.#index.columns;
    const json = this.#index.records.read(recordFrom[doc] ?? 0, recordBytes[doc] ?? 0);
    const card = JSON.parse(json) as ProductWire;
    card.availabilityStatus = statusOf(status);
    this.#kept.set(key, card);
    if (this.#kept.size > mostKept) this.#kept.delete(this.#kept.keys().next().value ?? -1);
    return card;
  }
}
