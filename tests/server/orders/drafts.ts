import type { ProductFacts } from '#fixtures/catalogue/product-facts.ts';
import type { Coupon } from '#server/db/repositories/coupons.ts';
import type { TrolleyLine } from '#server/db/repositories/trolley.ts';
import { unchosen } from '#server/fulfilment/choice.ts';
import type { Hold } from '#server/fulfilment/hold.ts';
import { draftIn } from '#server/orders/draft.ts';
import type { OrderParts } from '#server/orders/read-order.ts';
import { trolleyTold } from '#server/trolley/trolley-told.ts';
import { chance, inventProducts, stores, viewOf } from '../catalogue/invented.ts';
import { noPreferences } from '#services/preferences/preferences.words.ts';
import { heldSlot } from '../fulfilment/held.sample.ts';
import { alteredBy, wishBy } from '../trolley/altered.ts';
import { type Held, isSold, keep, reckoned, understood } from '../trolley/oracle.ts';

const nowMs = 1_000_000;
const places = { store: () => null, suburb: () => null, pickupAddress: () => null, pickupAddresses: [] };

/** What a coupon must take off, written a second time from its rules. */
function offOf(coupon: Coupon, goods: bigint, isDelivered: boolean): bigint {
  const { off, minGoodsCents = 0, mostPerShopper = 1, expiresMs, method, left, usedByShopper } = coupon;
  const isOpen = (expiresMs === undefined || expiresMs > nowMs) && left > 0 && usedByShopper < mostPerShopper;
  if (!isOpen || goods < BigInt(minGoodsCents)) return 0n;
  if (method !== undefined && (method === 'Courier') !== isDelivered) return 0n;
  const wanted = off.kind === 'amount' ? BigInt(off.cents) : (goods * BigInt(off.percent)) / 100n;
  return wanted < goods ? wanted : goods;
}

export type Drafted = { readonly drafts: number; readonly discounted: number; readonly faults: readonly string[] };

/** Random trolleys with random fees and coupons, each as an order, against what an independent reckoning says. */
export async function tryDrafts(drafts: number, seed: number): Promise<Drafted> {
  const next = chance(seed);
  const upTo = (most: number) => Math.floor(next() * most);
  const pick = <T>(list: readonly T[]): T => list[upTo(list.length)] as T;
  const products = inventProducts(120, seed).map(alteredBy(next));
  const bySku = new Map<string, ProductFacts>(products.map((facts) => [facts.sku, facts]));
  const view = await viewOf(products);
  const storeId = stores[0]?.id ?? 0;
  const cardOf = (sku: string) => view.card(sku, storeId);
  const wish = wishBy(next, products);
  const faults: string[] = [];
  let discounted = 0;

  function trolley(): { readonly held: Held; readonly lines: readonly TrolleyLine[] } {
    const held: Held = new Map();
    const lines: TrolleyLine[] = [];
    for (let left = upTo(9); left > 0; left--) {
      const sent = wish();
      const wanted = understood(sent);
      const facts = wanted && bySku.get(wanted.sku);
      if (!wanted || !facts || wanted.line.count === 0n || held.has(wanted.sku) || !isSold(facts, wanted.line))
        continue;
      keep(held, sent);
      const { isByWeight, count } = wanted.line;
      lines.push({ sku: wanted.sku, unit: isByWeight ? 'Kg' : 'Each', amount: Number(count), source: 'Before' });
    }
    return { held, lines };
  }
  const coupon = (): Coupon => ({
    code: 'RANDOM',
    name: 'Random',
    off: next() < 0.5 ? { kind: 'amount', cents: upTo(30_000) } : { kind: 'percent', percent: upTo(130) },
    left: upTo(4),
    usedByShopper: upTo(3),
    mostPerShopper: 1 + upTo(3),
    ...(next() < 0.3 ? { minGoodsCents: upTo(20_000) } : {}),
    ...(next() < 0.3 ? { method: pick(['Courier', 'Pickup'] as const) } : {}),
    ...(next() < 0.3 ? { expiresMs: nowMs - 1 + upTo(3) } : {}),
  });
  const holdOf = (feeCents: number): Hold => ({
    reservationId: 'r',
    slot: heldSlot({ feeCents, cutOffMs: 9e9 }),
    heldMs: 0,
    heldUntilMs: 9e9,
    isTimed: true,
  });

  for (let at = 0; at < drafts && faults.length < 10; at++) {
    const { held, lines } = trolley();
    const isMember = next() < 0.5;
    const feeCents = next() < 0.2 ? null : upTo(3_000);
    const packagingCents = pick([0, 150, 400]);
    const applied = next() < 0.6 ? coupon() : null;
    const method = pick(['Courier', 'Pickup'] as const);
    const rows = { revision: 1, lines, choices: {}, preferences: noPreferences };
    const parts: OrderParts = {
      nowMs,
      person: { accountId: 'a', scvId: 's', email: 'a@kete.example', shopper: null },
      terms: { choice: unchosen(null), method, storeId, suburb: null, pickup: null, goods: 'P', isServed: true },
      cardOf,
      rows,
      trolley: trolleyTold(rows, cardOf, isMember),
      packagingCents,
      hold: feeCents === null ? null : holdOf(feeCents),
      fee: feeCents === null ? null : { feeCents, savedCents: 0, saver: null },
      facts: { coupon: applied?.code ?? null },
      coupon: applied,
      offers: [],
      samples: [],
      address: null,
      expressExcess: 0,
    };
    const { components, totalCents, savingsCents, coupons, lines: ordered } = draftIn({ places }, parts);
    const { subtotal, savings } = reckoned(held, bySku, { isMember, isAdult: true });
    const off = applied ? offOf(applied, subtotal, method === 'Courier') : 0n;
    const expected = [
      ['goods', subtotal],
      ...(feeCents === null ? [] : [['delivery', BigInt(feeCents)] as const]),
      ...(packagingCents === 0 ? [] : [['packaging', BigInt(packagingCents)] as const]),
      ...(off === 0n ? [] : [['coupon', -off] as const]),
      ['total', subtotal + BigInt(feeCents ?? 0) + BigInt(packagingCents) - off],
    ];
    const told = components.map(({ part, valueCents }) => [part, BigInt(valueCents)]);
    const says = (what: string) => faults.push(`${at}: ${what} of ${String(told)} with ${JSON.stringify(lines)}`);
    if (String(told) !== String(expected)) says(`${String(expected)} in the place`);
    if (BigInt(savingsCents) !== savings) says(`savings of ${savingsCents}, not ${savings},`);
    if (components.filter(({ isTotal }) => isTotal).length !== 1 || !components.at(-1)?.isTotal) says('no one total');
    if (totalCents !== components.at(-1)?.valueCents || !(totalCents >= 0)) says(`a total of ${totalCents}`);
    if (ordered.some(({ amount, totalCents: cents }) => !(amount > 0 && cents >= 0))) says('a line of nothing');
    if (BigInt(ordered.reduce((sum, line) => sum + line.totalCents, 0)) !== subtotal) says('other lines');
    if (coupons.some(({ valueCents }) => !(valueCents > 0 && BigInt(valueCents) <= subtotal)))
      says('a coupon too large');
    if (off > 0n) discounted++;
  }
  return { drafts, discounted, faults };
}
