import { dateText, dayOf } from '#services/display/dates.rules.ts';
import { money } from '#services/display/money.rules.ts';
import { amountWords } from '#services/orders/amount-words.rules.ts';
import type { PlacedOrder } from '../db/repositories/order-reading.ts';
import { byShelf } from './confirmation.ts';
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

/** The invoice of an order, from its row alone. */
export function invoiceOf(order: PlacedOrder): Invoice {
  const { number, placedMs, totalCents, facts } = order;
  const paidWith = paidWithOf(order);
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
        ...lines.map((line) => row(line.name, money(line.totalCents), 'plain', amountWords(line))),
      ]),
      ...(coming.length > 0 ? [row('With our compliments', '', 'heading')] : []),
      ...coming.map((name) => row(name, money(0))),
    ],
    sums: [
      ...facts.components.map(({ name, valueCents, isTotal }) =>
        row(name, money(valueCents), isTotal ? 'total' : 'plain'),
      ),
      row('GST included (15 %)', money(gstIn(totalCents))),
    ],
    notes: [
      paidWith === null ? 'There was nothing to pay.' : `Paid with ${paidWith}: ${money(totalCents)}`,
      'All prices are in New Zealand dollars and include GST.',
    ],
  };
}
