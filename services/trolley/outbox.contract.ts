import * as v from 'valibot';
import { units } from '../catalogue/catalogue.words.ts';
import { longestSource } from './trolley.words.ts';

const longestName = 300;

/** What is wanted of a product and has not been acknowledged by the store. */
export const OutboxEntry = v.object({
  sku: v.pipe(v.string(), v.regex(/^\d{6}$/)),
  /** Altogether, in pieces or grams. */
  amount: v.pipe(v.number(), v.safeInteger(), v.minValue(0)),
  unit: v.picklist(units),
  source: v.pipe(v.string(), v.nonEmpty(), v.maxLength(longestSource)),
  /** By which the store knows it again. */
  key: v.pipe(v.string(), v.uuid()),
  name: v.pipe(v.string(), v.maxLength(longestName)),
  /** It was added before it was known what is there: so much at least. */
  isAtLeast: v.boolean(),
  /** The order that was being changed when it was tapped: it is meant for that trolley and for no other. */
  orderId: v.optional(v.nullable(v.pipe(v.string(), v.uuid())), null),
});
export type OutboxEntry = Readonly<v.InferOutput<typeof OutboxEntry>>;

/** What one browser keeps of wishes on their way: one for each product of a shopper, the last one written. */
export interface Outbox {
  /** As it is once everything that was written here before this question is written; null where nothing can be kept. */
  entries(subject: string): Promise<readonly OutboxEntry[] | null>;
  put(subject: string, entry: OutboxEntry, atMs: number): Promise<void>;
  /** Takes one out, unless another wish has taken its place. */
  settle(subject: string, sku: string, key: string): Promise<void>;
  /** Takes out everything of one shopper. */
  clear(subject: string): Promise<void>;
  /** Takes out everything that is not of this shopper. */
  keepOnly(subject: string): Promise<void>;
}
