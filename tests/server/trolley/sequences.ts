import * as v from 'valibot';
import type { ProductFacts } from '#fixtures/catalogue/product-facts.ts';
import { Refusal } from '#server/api/refusal.ts';
import type { TrolleyLine } from '#server/db/repositories/trolley.ts';
import { lineOf } from '#server/trolley/check-change.ts';
import { trolleyTold } from '#server/trolley/trolley-told.ts';
import { TrolleyItemChange } from '#services/trolley/trolley.contract.ts';
import { inventProducts, stores, viewOf } from '../catalogue/invented.ts';
import { chance } from '../catalogue/invented.ts';
import { alteredBy, wishBy } from './altered.ts';
import { type Buyer, type Held, isSold, isTaken, keep, reckoned, type Sent, understood } from './oracle.ts';

const longest = 12;
const terms = { goods: 'P', isServed: true, suburb: null } as const;
const centsIn = (dollars: number): bigint => BigInt(Math.round(dollars * 100));

export type Tried = {
  readonly sequences: number;
  readonly changes: number;
  readonly taken: number;
  /** Of what is weighed, by the piece. */
  readonly byPiece: number;
  readonly faults: readonly string[];
};

/**
 * Random sequences of what pages send, each to a trolley of its own, by the rules of the server alone: the contract of the
 * body, the check of a change and the telling of a trolley, from cards of a real index. Nothing is kept in a database.
 */
export async function trySequences(sequences: number, seed: number): Promise<Tried> {
  const next = chance(seed);
  const products = inventProducts(90, seed).map(alteredBy(next));
  const bySku = new Map<string, ProductFacts>(products.map((facts) => [facts.sku, facts]));
  const view = await viewOf(products);
  const storeId = stores[0]?.id ?? 0;
  const cardOf = (sku: string) => view.card(sku, storeId);
  const faults: string[] = [];
  let [changes, taken, byPiece] = [0, 0, 0];

  const few = () => Array.from({ length: 6 }, () => products[Math.floor(next() * products.length)] as ProductFacts);

  for (let sequence = 0; sequence < sequences && faults.length < 10; sequence++) {
    const buyer: Buyer = { isMember: next() < 0.5, isAdult: next() < 0.7 };
    const wish = wishBy(next, few());
    const held: Held = new Map();
    let lines: readonly TrolleyLine[] = [];
    // What was put in while it was there, and by somebody who could.
    for (let had = Math.floor(next() * 4); had > 0; had--) put(wish());
    for (let step = 1 + Math.floor(next() * longest); step > 0; step--) {
      const sent = wish();
      changes++;
      const says = (what: string) =>
        faults.push(`sequence ${sequence}: ${what} after ${JSON.stringify(sent)} with ${JSON.stringify(lines)}`);
      const line = kept(sent, lines);
      if ((line !== null) !== isTaken(sent, bySku, held, buyer)) says(line ? 'took what may not be' : 'refused');
      if (line) {
        taken++;
        lines = [...lines.filter(({ sku }) => sku !== line.sku), ...(line.amount === 0 ? [] : [line])];
        keep(held, sent);
        const facts = bySku.get(line.sku);
        if (facts?.unit === 'Kg' && line.unit === 'Each' && line.amount > 0) byPiece++;
        const wanted = understood(sent);
        if (line.amount > 0 && !(facts && wanted && isSold(facts, wanted.line))) says('holds what is not sold so');
      }
      const told = trolleyTold({ revision: 1, lines }, cardOf, buyer.isMember);
      const is = reckoned(held, bySku, buyer);
      if (centsIn(told.subtotal) !== is.subtotal) says(`${told.subtotal} is not ${is.subtotal} cents`);
      if (centsIn(told.savings) !== is.savings) says(`savings of ${told.savings} are not ${is.savings} cents`);
      if (BigInt(told.totalQuantity) !== is.things || told.totalItems !== is.products) says('counts otherwise');
      if (!(told.subtotal >= 0 && told.savings >= 0)) says('is less than nothing');
    }

    function put(sent: Sent): void {
      const wanted = understood(sent);
      const facts = wanted && bySku.get(wanted.sku);
      if (!wanted || !facts || wanted.line.count === 0n || held.has(wanted.sku) || !isSold(facts, wanted.line)) return;
      keep(held, sent);
      const { isByWeight, count } = wanted.line;
      lines = [
        ...lines,
        { sku: wanted.sku, unit: isByWeight ? 'Kg' : 'Each', amount: Number(count), source: 'Before' },
      ];
    }

    function kept(sent: unknown, before: readonly TrolleyLine[]): TrolleyLine | null {
      const body = v.safeParse(TrolleyItemChange, sent);
      if (!body.success) return null;
      try {
        return lineOf(body.output, before, terms, cardOf, () => buyer.isAdult);
      } catch (error) {
        if (error instanceof Refusal) return null;
        throw error;
      }
    }
  }
  return { sequences, changes, taken, byPiece, faults };
}
