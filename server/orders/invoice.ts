import { dateText, dayOf } from '#services/display/dates.rules.ts';
import { money } from '#services/display/money.rules.ts';
import { amountWords } from '#services/orders/amount-words.rules.ts';
import type { PlacedOrder } from '../db/repositories/order-reading.ts';
import { byShelf } from './confirmation.ts';
import type { OrderLine } from './order.types.ts';
import { paidWithOf, whenOf, whereOf } from './order-words.ts';

/** One row of what is asked for: its words, how much of it, and what it comes to. */
export type InvoiceRow = {
  readonly look: 'plain' | 'heading' | 'total';
  readonly text: string;
  readonly amount: string;
  readonly value: string;
};
/** What an invoice says, before anything is drawn. */
export type Invoice = {
  readonly title: string;
  readonly facts: readonly (readonly [label: string, text: string])[];
  readonly rows: readonly InvoiceRow[];
  readonly sums: readonly InvoiceRow[];
  readonly notes: readonly string[];
};

/** Of a price with goods and services tax of 15 % in it, three parts of twenty-three are the tax. */
export const gstIn = (cents: number): number => Math.round((cents * 3) / 23);

const row = (text: string, value: string, look: InvoiceRow['look'] = 'plain', amount = ''): InvoiceRow => ({
  ...{ look, text, amount, value },
});

/** What came of a line that did not come as it was ordered, and what was given back for it. */
function suppliedRow({ facts }: PlacedOrder, { sku, unit }: OrderLine): readonly InvoiceRow[] {
  const came = facts.supplied?.find((one) => one.sku === sku);
  if (!came) return [];
  const value = came.refundCents > 0 ? money(-came.refundCents) : '';
  const instead = came.substitute ? `, and ${came.substitute.name} in its place` : '';
  return [row(`Supplied: ${amountWords({ amount: came.amount, unit })}${instead}`, value)];
}

/** What comes back of an order: all of a cancelled one, of another what was charged for and did not come. */
const refundedCentsOf = ({ state, totalCents, facts }: PlacedOrder): number =>
  state === 'cancelled' ? totalCents : (facts.supplied ?? []).reduce((sum, { refundCents }) => sum + refundCents, 0);

/** The invoice of an order, from its row alone. */
export function invoiceOf(order: PlacedOrder): Invoice {
  const { number, placedMs, totalCents, facts } = order;
  const paidWith = paidWithOf(order);
  const refundedCents = refundedCentsOf(order);
  const coming = [...facts.bonusProducts, ...facts.samples];
  return {
    title: 'Tax invoice',
    facts: [
      ['Order', number],
      ['Placed', dateText(dayOf(placedMs), 'dddd Do MMMM YYYY')],
      ['For', facts.firstName],
      ['Where', whereOf(order)],
      ['When', whenOf(order)],
      ['Store', facts.storeName],
    ],
    rows: [
      ...byShelf(facts.lines).flatMap(([shelf, lines]) => [
        row(shelf, '', 'heading'),
        ...lines.flatMap((line) => [
          row(line.name, money(line.totalCents), 'plain', amountWords(line)),
          ...suppliedRow(order, line),
        ]),
      ]),
      ...(coming.length > 0 ? [row('With our compliments', '', 'heading')] : []),
      ...coming.map((name) => row(name, money(0))),
    ],
    sums: [
      ...facts.components.map(({ name, valueCents, isTotal }) =>
        row(name, money(valueCents), isTotal ? 'total' : 'plain'),
      ),
      ...(refundedCents > 0
        ? [
            row('Refunded', money(-refundedCents)),
            row('Total after what was refunded', money(totalCents - refundedCents), 'total'),
          ]
        : []),
      row('GST included (15 %)', money(gstIn(totalCents - refundedCents))),
    ],
    notes: [
      ...(order.state === 'cancelled' ? ['This order was cancelled.'] : []),
      paidWith === null ? 'There was nothing to pay.' : `Paid with ${paidWith}: ${money(totalCents)}`,
      'All prices are in New Zealand dollars and include GST.',
    ],
  };
}
