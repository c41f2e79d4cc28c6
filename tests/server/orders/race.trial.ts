import { randomUUID } from 'node:crypto';
import { realWorld } from '../world.ts';
import type { Told, Wish } from './history.ts';
import type { Racer, RaceShop } from './race.shop.ts';
import type { Answer } from './race.words.ts';

/** How the copies of one placement differ. */
export const kinds = ['one key', 'two tabs', 'a key each', 'another body'] as const;
export type Kind = (typeof kinds)[number];
const mostCopies = 20;
const lookEveryMs = 20;

export type Trial = {
  readonly copies: number;
  readonly told: readonly Told[];
  readonly refused: readonly string[];
};
type Copy = { readonly wish: Wish; readonly isOther: boolean };

const brief = ({ isOther, answer: { status, body } }: Pick<Copy, 'isOther'> & { readonly answer: Answer }) => ({
  ...{ isOther, status, code: body['code'], state: body['state'], orderId: body['orderId'], message: body['message'] },
});
const codeOf = ({ body: { code } }: Answer): string => (typeof code === 'string' ? code : '');

/** Fills a trolley and takes a slot; says what the page shows that it costs. */
export async function prepare(shop: RaceShop, racer: Racer, coupon: string | null = null): Promise<number> {
  const { random, goods, insist } = shop;
  const from = random.between(0, goods.skus.length - 1);
  for (let line = 0; line < random.between(1, 2); line++) {
    const sku = goods.skus[(from + line) % goods.skus.length];
    const body = { sku, quantity: random.between(1, 2), pricingUnit: 'Each', addToBasketSource: 'Browse' };
    await insist(racer, 'v2/trolleys/my/items', { method: 'POST', body });
  }
  const { id: slotId } = random.pick(goods.slots);
  await insist(racer, 'v1/fulfilment/my/time-slots', { method: 'PUT', body: { slotId } });
  const accepting = { method: 'PUT', body: { acceptDisclaimer: true } };
  await insist(racer, 'v1/orders/my/active/accept-disclaimer', accepting);
  if (coupon !== null)
    await shop.ask(racer, 'v1/orders/my/active/coupons', { method: 'POST', body: { couponCode: coupon } });
  return seenTotal(shop, racer);
}

export async function seenTotal({ insist }: RaceShop, racer: Racer): Promise<number> {
  const { body } = await insist(racer, 'v1/orders/my/active');
  return (body as { order: { totalCents: number } }).order.totalCents;
}

export const wishOf = ({ shopperId }: Racer, trolley: number, totalCents: number): Wish => ({
  ...{ shopperId, trolley, totalCents, key: randomUUID(), card: 'any', sent: 0, lost: 0, told: null },
});

function copiesOf(shop: RaceShop, kind: Kind, wishes: readonly Wish[]): readonly Copy[] {
  const { random } = shop;
  const many = kind === 'a key each' ? wishes.length : random.between(2, mostCopies);
  return Array.from({ length: many }, (_, at) => ({
    wish: wishes[at % wishes.length] as Wish,
    isOther: kind === 'another body' && random.next() < 0.5,
  }));
}

/**
 * Of copies with one key, one body makes the order and every copy of it is told so; another body is refused. While the
 * order of another key is under way, a copy may be refused for that, and the next be taken when that came to nothing.
 * Sends every copy at once, to either process, and waits until it is
 * known what became of each wish.
 */
export async function placeAtOnce(shop: RaceShop, racer: Racer, copies: readonly Copy[]): Promise<readonly Answer[]> {
  const wishes = new Set(copies.map(({ wish }) => wish));
  const answers = await Promise.all(
    copies.map(({ wish, isOther }) => {
      wish.sent++;
      const { instrumentId } = racer;
      const body = { expectedTotalCents: wish.totalCents, instrumentId, isOfAge: !isOther };
      return shop.ask(racer, 'v1/orders/my/active/place', { method: 'POST', body, key: wish.key });
    }),
  );
  for (const wish of wishes) {
    const own = copies.flatMap((copy, at) => (copy.wish === wish ? [{ ...copy, answer: answers[at] as Answer }] : []));
    const made = own.filter(({ answer }) => answer.status === 200);
    const isOneBody = new Set(made.map(({ isOther }) => isOther)).size <= 1;
    const isOneOrder = new Set(made.map(({ answer }) => answer.body['orderId'])).size <= 1;
    const [first] = made;
    const others = own.filter(({ answer }) => answer.status !== 200);
    const isRight = ({ isOther, answer }: (typeof own)[number]) =>
      isOther === first?.isOther
        ? wishes.size > 1 && codeOf(answer) === 'OrderUnderWay'
        : codeOf(answer) === 'KeyReused';
    const isRefusedRight = !first || others.every(isRight);
    if (!isOneBody || !isOneOrder || !isRefusedRight)
      shop.strange.push({ law: 'the copies of a placement are answered alike', wish, answers: own.map(brief) });
    wish.told = first
      ? await definite(shop, racer, wish)
      : { state: 'refused', code: codeOf(own[0]?.answer as Answer) };
    const isSame = ({ answer }: { readonly answer: Answer }) =>
      answer.body['state'] === 'paying' || answer.body['state'] === wish.told?.state;
    if (!made.every(isSame))
      shop.strange.push({ law: 'what was told of an order stays true', wish, answers: own.map(brief) });
  }
  return answers;
}

/** Asks with the key of a wish until somebody knows what became of it. */
async function definite({ ask }: RaceShop, racer: Racer, { key }: Wish): Promise<Told> {
  for (;;) {
    const { body } = await ask(racer, `v1/orders/my/keys/${key}`);
    const { state, orderId } = body;
    if (state === 'placed' || state === 'declined') return { state, orderId: String(orderId) };
    await realWorld.clock.sleep(lookEveryMs);
  }
}

/** Two to twenty copies of one placement at once, at two processes of the store. */
export async function trial(shop: RaceShop, racer: Racer, trolley: number): Promise<Trial> {
  const { random, history } = shop;
  const totalCents = await prepare(shop, racer);
  const kind = random.pick(kinds);
  const keys = { 'one key': 1, 'another body': 1, 'two tabs': 2, 'a key each': random.between(2, mostCopies) }[kind];
  const wishes = Array.from({ length: keys }, () => wishOf(racer, trolley, totalCents));
  history.push(...wishes);
  const copies = copiesOf(shop, kind, wishes);
  const answers = await placeAtOnce(shop, racer, copies);
  const refused = answers.filter(({ status }) => status !== 200).map(codeOf);
  const told = wishes.flatMap((wish) => wish.told ?? []);
  if (told.every(({ state }) => state === 'refused') && !refused.includes('TooMany'))
    shop.strange.push({ law: 'one of the copies makes an order', kind, refused });
  return { copies: copies.length, told, refused };
}
