import * as v from 'valibot';
import { id } from '../wire.ts';
import { pickupTypes } from './fulfilment.words.ts';

const clockTime = v.pipe(v.string(), v.regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'A time has the form 07:30.'));

export const Store = v.object({
  id,
  name: v.string(),
  suburb: v.string(),
  town: v.string(),
  region: v.string(),
  /** Street, suburb, town and postcode on one line. */
  address: v.string(),
  postcode: v.string(),
  latitude: v.pipe(v.number(), v.minValue(-90), v.maxValue(90)),
  longitude: v.pipe(v.number(), v.minValue(-180), v.maxValue(180)),
  phone: v.string(),
  /** Days as a name, "Sunday", or as a span, "Monday to Saturday"; times of the clock in New Zealand. */
  openingHours: v.array(v.object({ days: v.string(), opens: clockTime, closes: clockTime })),
  pickupTypes: v.array(v.picklist(pickupTypes)),
  isExpress: v.boolean(),
});
export type Store = v.InferOutput<typeof Store>;

export const StoreSearch = v.object({
  /** What was looked for; empty when every store is listed. */
  search: v.string(),
  /** The suburb or postcode that was recognised, when no store says it itself: the stores are the nearest, best first. */
  near: v.nullable(v.string()),
  stores: v.array(Store),
});
export type StoreSearch = v.InferOutput<typeof StoreSearch>;

export interface FulfilmentService {
  /** Every store, or those that a search finds. */
  stores(search?: string, signal?: AbortSignal): Promise<StoreSearch>;
  store(storeId: number, signal?: AbortSignal): Promise<Store>;
}
