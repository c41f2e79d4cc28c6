import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { granted, of, retell } from './ordered.ts';
import { openPlacingShop, type PlacingShop } from './placing-shop.ts';

let shop: PlacingShop;
beforeAll(async () => {
  shop = await openPlacingShop();
});
afterAll(() => shop.close());
beforeEach(() => shop.begin());

async function bought() {
  const who = await shop.buyer();
  const { orderId, orderNumber } = await shop.placed(who);
  const read = async () => granted(shop, who, of(orderId).calendar);
  return { orderId, orderNumber, read, lines: async () => unfolded(await (await read()).text()) };
}
const unfolded = (text: string) => text.replaceAll('\r\n ', '').split('\r\n');
const valueOf = (lines: readonly string[], name: string) =>
  lines.find((line) => line.startsWith(`${name}:`))?.slice(name.length + 1);
const slotOf = async () => {
  const { facts } = await shop.db.read.selectFrom('orders').select('facts').executeTakeFirstOrThrow();
  return (JSON.parse(facts) as { hold: { slot: { startMs: number; endMs: number } } }).hold.slot;
};

describe('An order in a calendar', () => {
  it('is one event at the time of the slot, in UTC, in a file to keep', async () => {
    const { read, lines, orderNumber } = await bought();
    const all = await lines();
    const { startMs, endMs } = await slotOf();
    const stamp = (ms: number) => `${new Date(ms).toISOString().slice(0, 19).replaceAll(/[-:]/g, '')}Z`;
    expect([valueOf(all, 'DTSTART'), valueOf(all, 'DTEND')]).toEqual([stamp(startMs), stamp(endMs)]);
    expect(valueOf(all, 'SUMMARY')).toBe(`Kete delivery\\, order ${orderNumber}`);
    expect(all.filter((line) => line.startsWith('BEGIN:'))).toEqual(['BEGIN:VCALENDAR', 'BEGIN:VEVENT']);
    const { headers } = await read();
    expect(headers.get('content-type')).toBe('text/calendar; charset=utf-8');
    expect(headers.get('content-disposition')).toBe(`attachment; filename="kete-order-${orderNumber}.ics"`);
  });

  it('is the same event each time it is asked for', async () => {
    const { read } = await bought();
    expect(await (await read()).text()).toBe(await (await read()).text());
  });

  it('holds no property that somebody wrote into an address', async () => {
    const { orderId, lines } = await bought();
    const place = 'Ōtara; 1, Road\\\r\nBEGIN:VALARM\r\nATTENDEE:mailto:eve@kete.example\u0000';
    await retell(shop, orderId, () => ({ place }));
    const all = await lines();
    expect(valueOf(all, 'LOCATION')).toBe('Ōtara\\; 1\\, Road\\\\\\nBEGIN:VALARM\\nATTENDEE:mailto:eve@kete.example ');
    expect(all.some((line) => /^(?:ATTENDEE|BEGIN:VALARM)/.test(line))).toBe(false);
  });

  it('has no line of more than 75 bytes, and no letter that is cut', async () => {
    const { orderId, read, lines } = await bought();
    const place = 'Tōtara Ōtāhuhu 🥝 '.repeat(20).trim();
    await retell(shop, orderId, () => ({ place }));
    const raw = await (await read()).text();
    expect(raw.split('\r\n').filter((line) => Buffer.byteLength(line) > 75)).toEqual([]);
    expect(raw.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
    expect(valueOf(await lines(), 'LOCATION')).toBe(place);
  });
});
