import { money } from '#services/display/money.rules.ts';
import type { PlacedOrder } from '../db/repositories/order-reading.ts';
import { whereOf } from './order-words.ts';

const longestLine = 75;
const utf8 = new TextEncoder();

/** "20261121T030000Z" */
const stamp = (instantMs: number): string => new Date(instantMs).toISOString().replaceAll(/[-:]|\.\d+/g, '');

/** A text that can hold no other property: what would end it or begin another is marked, or a space. */
const escaped = (text: string): string =>
  text
    .toWellFormed()
    .replaceAll(/[\\;,]/g, (sign) => `\\${sign}`)
    .replaceAll(/\r\n|\r|\n/g, '\\n')
    .replaceAll(/\p{Cc}/gu, ' ');

/** No line has more than 75 bytes; what is longer goes on in the next one, never in the middle of a letter. */
function folded(line: string): string {
  let text = '';
  let bytes = 0;
  for (const letter of line) {
    const size = utf8.encode(letter).length;
    const isFull = bytes + size > longestLine;
    text += isFull ? `\r\n ${letter}` : letter;
    bytes = isFull ? size + 1 : bytes + size;
  }
  return text;
}

/** The time of an order for a calendar, by RFC 5545: taken in again, it is the same event. Nothing in it rings. */
export function calendarOf(order: PlacedOrder, publicOrigin: string): string {
  const { id, number, placedMs, revision, totalCents, facts } = order;
  const { slot } = facts.hold;
  const link = `${publicOrigin}/checkout/confirmation?orderId=${id}`;
  const title = facts.method === 'Courier' ? 'Kete delivery' : 'Kete pick up';
  return [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Kete//Orders//EN',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    'BEGIN:VEVENT',
    `UID:order-${id}@${new URL(publicOrigin).hostname}`,
    `SEQUENCE:${revision}`,
    `DTSTAMP:${stamp(placedMs)}`,
    `DTSTART:${stamp(slot.startMs)}`,
    `DTEND:${stamp(slot.endMs)}`,
    `SUMMARY:${escaped(`${title}, order ${number}`)}`,
    `LOCATION:${escaped(facts.place)}`,
    `DESCRIPTION:${escaped(`${whereOf(order)}\n${money(totalCents)}\n${link}`)}`,
    `URL:${link}`,
    'TRANSP:TRANSPARENT',
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ]
    .map(folded)
    .join('\r\n');
}
