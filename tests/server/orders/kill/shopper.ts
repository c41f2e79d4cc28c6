import { randomUUID } from 'node:crypto';
import type { Told, Wish } from '../history.ts';
import type { Buyer } from '../shoppers.ts';
import { type Answer, type Browser, browserOf, type Edge, pause } from './browser.ts';
import { type Card, pickCard } from './cards.ts';

/** What shoppers are told and have to put up with; anything else is strange. */
const refusedAtTimes = ['SlotExpired', 'OrderUnderWay', 'OrderNotReady', 'TotalsChanged', 'TooMany'];
const notHeard = 'NotFound';
/** So many of those whose answer is lost never come back, and none of them once it is over: the store is alone with their orders. */
const leaving = 0.3;

export type Mall = Edge & {
  readonly history: Wish[];
  /** Fewer places than there are shoppers. */
  readonly slots: readonly string[];
  readonly skus: readonly string[];
  readonly coupon: string;
  /** Whoever has not begun to place an order by then goes home. */
  readonly isOver: () => boolean;
};
type Offer = { readonly totalCents: number; readonly instrumentId: string; readonly card: Card };

function toldBy({ status, body }: Answer): Told | 'unknown' {
  const { state, orderId } = body;
  if (status === 200)
    return state === 'placed' || state === 'declined' ? { state, orderId: String(orderId) } : 'unknown';
  const code = String(body['code']);
  return code === notHeard ? 'unknown' : { state: 'refused', code };
}

/** Of two copies one may find the order of another tab under way, and the other that it came to nothing. */
const isLike = (one: Told, first: Told): boolean =>
  one.state === first.state || (one.state === 'refused' && one.code === 'OrderUnderWay');

/**
 * Sends a wish until it is told what became of it, as a browser does that keeps its key: at times after a reload, at times
 * twice. Null for a shopper who leaves.
 */
async function pursue(
  mall: Mall,
  browser: Browser,
  wish: Wish,
  { totalCents, instrumentId, card }: Offer,
): Promise<Told | null> {
  const { random } = mall;
  const body = { expectedTotalCents: totalCents, instrumentId, isOfAge: true };
  for (;;) {
    const isReload = wish.sent > 0 && random.next() < 0.4;
    const copies = !isReload && random.next() < 0.15 ? 2 : 1;
    wish.sent += copies;
    const answers = await Promise.all(
      Array.from({ length: copies }, () =>
        isReload
          ? browser.ask(`v1/orders/my/keys/${wish.key}`)
          : browser.ask('v1/orders/my/active/place', { method: 'POST', body, key: wish.key, phase: card.phase }),
      ),
    );
    wish.lost += answers.filter((answer) => answer === null).length;
    const told = answers.flatMap((answer) => (answer ? [toldBy(answer)] : [])).filter((one) => one !== 'unknown');
    const first = told.find(({ state }) => state !== 'refused') ?? told[0];
    if (first) {
      if (!told.every((one) => isLike(one, first))) mall.strange.push({ wish, told });
      wish.told = first;
      return first;
    }
    if (answers.includes(null) && (mall.isOver() || random.next() < leaving)) return null;
    await pause(mall);
  }
}

/** Wishes for an order; at times in two tabs at once, each with a key of its own. */
function place(
  mall: Mall,
  browser: Browser,
  of: Pick<Wish, 'shopperId' | 'trolley'>,
  offer: Offer,
): Promise<readonly (Told | null)[]> {
  const tabs = mall.random.next() < 0.1 ? 2 : 1;
  const wishes = Array.from({ length: tabs }, (): Wish => {
    const { totalCents, card } = offer;
    return { ...of, key: randomUUID(), totalCents, card: card.name, sent: 0, lost: 0, told: null };
  });
  mall.history.push(...wishes);
  return Promise.all(wishes.map((wish) => pursue(mall, browser, wish, offer)));
}

async function reserve(mall: Mall, browser: Browser): Promise<void> {
  while (!mall.isOver()) {
    const slotId = mall.random.pick(mall.slots);
    const asked = { method: 'PUT', body: { slotId }, phase: 'reserve' } as const;
    const answer = await browser.insist('v1/fulfilment/my/time-slots', asked, ['SlotFull']);
    if (answer.status === 200) return;
    await pause(mall);
  }
}

async function fill({ random, skus, coupon }: Mall, browser: Browser): Promise<void> {
  const from = random.between(0, skus.length - 1);
  for (let line = 0; line < random.between(1, 3); line++) {
    const sku = skus[(from + line) % skus.length];
    const body = { sku, quantity: random.between(1, 3), pricingUnit: 'Each', addToBasketSource: 'Browse' };
    await browser.insist('v2/trolleys/my/items', { method: 'POST', body, key: randomUUID() });
  }
  if (random.next() < 0.2)
    await browser.insist('v1/orders/my/active/coupons', { method: 'POST', body: { couponCode: coupon } }, ['Invalid']);
}

/** What the page of the review says that it costs. */
async function seenTotal(browser: Browser): Promise<number> {
  const { body } = await browser.insist('v1/orders/my/active');
  return (body as { order: { totalCents: number } }).order.totalCents;
}

/** Shops once: until the trolley has become an order, or it is over. False for a shopper who will not come back. */
export async function shop(mall: Mall, buyer: Buyer, trolley: number): Promise<boolean> {
  const { shopperId } = buyer;
  const browser = browserOf(mall, buyer);
  await fill(mall, browser);
  for (let told: readonly Told[] = []; !told.some(({ state }) => state === 'placed'); ) {
    const isHeldAgain = told.some(({ state }) => state === 'declined') && mall.random.next() < 0.5;
    if (!isHeldAgain) await reserve(mall, browser);
    if (mall.isOver()) return true;
    const accepting = { method: 'PUT', body: { acceptDisclaimer: true } };
    const accepted = await browser.insist('v1/orders/my/active/accept-disclaimer', accepting, ['SlotExpired']);
    if (accepted.status !== 200) {
      told = [];
      continue;
    }
    const card = pickCard(mall.random);
    const offer = { totalCents: await seenTotal(browser), instrumentId: await browser.typeCard(card.number), card };
    const all = await place(mall, browser, { shopperId, trolley }, offer);
    told = all.filter((one) => one !== null);
    if (told.length < all.length) return false;
    const refused = told.flatMap((one) => (one.state === 'refused' ? [one.code] : []));
    if (refused.some((code) => !refusedAtTimes.includes(code))) mall.strange.push({ shopperId, trolley, refused });
    // Five payments that came to nothing: nobody of that name pays for a quarter of an hour.
    if (refused.includes('TooMany')) {
      await clear(browser);
      return true;
    }
  }
  const { body } = await browser.insist('v1/trolleys/my');
  if (body['totalItems'] !== 0) mall.strange.push({ law: 'a trolley is empty once it is an order', shopperId, body });
  return true;
}

async function clear(browser: Browser): Promise<void> {
  await browser.insist('v1/trolleys/my/items', { method: 'DELETE' });
  await browser.insist('v1/fulfilment/my/time-slots', { method: 'DELETE' });
}
