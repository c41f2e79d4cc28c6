import type { ChangePlacement } from '#services/orders/order-change.contract.ts';
import { refusals } from '../../api/refusal.ts';
import type { Transaction } from '../../db/database.ts';
import { giveCouponUsesBack } from '../../db/repositories/coupon-uses.ts';
import { type OrderChange, payChange } from '../../db/repositories/order-changes.ts';
import { createSave, type KeyedSave, type SavedVersion, saveByKey } from '../../db/repositories/order-saves.ts';
import { keepPending, type StandingOrder } from '../../db/repositories/order-steps.ts';
import type { KeptFacts } from '../../db/repositories/orders.ts';
import { intendPayment } from '../../db/repositories/payments.ts';
import { displayedOf } from '../../payments/displayed.ts';
import type { KnownInstrument } from '../../payments/provider.ts';
import type { Draft } from '../order.types.ts';
import type { OrderWorld } from '../order-world.ts';
import { intendRefunds } from '../refunds/intend.ts';
import { exchangeStock } from '../take-stock.ts';
import { applyVersion } from './apply.ts';
import { missingFor, shareOut } from './new-version.ts';

type Wanted = {
  readonly shopperId: string;
  readonly key: string;
  readonly requestHash: string;
  readonly wanted: ChangePlacement;
  readonly change: OrderChange;
  readonly order: StandingOrder;
  readonly draft: Draft;
  readonly differenceCents: number;
  readonly instrument: KnownInstrument | null;
};

const soldOut = () =>
  refusals.orderNotReady('Something that you have added has just sold out. Please look over your order again.');

/** What stands of an order whatever is changed of it, and what the draft says of the rest. */
const factsOf = ({ order, draft, instrument, differenceCents }: Wanted, nowMs: number): Omit<KeptFacts, 'taken'> => ({
  ...order.facts,
  lines: draft.lines,
  components: draft.components,
  savingsCents: draft.savingsCents,
  coupons: draft.coupons,
  instructions: draft.instructions,
  orderNotes: draft.orderNotes,
  bonusProducts: draft.bonusProducts,
  samples: draft.samples,
  trolleyChoices: draft.trolleyChoices,
  instrument: differenceCents > 0 && instrument ? displayedOf(instrument, nowMs) : order.facts.instrument,
});

/** Saves what was checked: at once when there is nothing to pay, else once the difference is paid for. */
export async function beginSave(
  trx: Transaction,
  world: OrderWorld,
  wanted: Wanted,
  nowMs: number,
): Promise<KeyedSave> {
  const { shopperId, key, order, differenceCents, instrument } = wanted;
  if (differenceCents > 0 && instrument) await intend(trx, world, { ...wanted, instrument }, nowMs);
  else await saveAtOnce(trx, world, wanted, nowMs);
  const made = await saveByKey(trx, shopperId, key);
  if (made?.orderId !== order.id) throw new Error('A change that was saved is not where it was put.');
  return made;
}

/** The new version, with what it takes off the shelves now; `spare` goes back now as well, or once it is paid for. */
async function versionOf(trx: Transaction, wanted: Wanted, isAtOnce: boolean, nowMs: number): Promise<SavedVersion> {
  const { order, draft } = wanted;
  const { storeId, taken } = order.facts;
  const { spare } = shareOut(taken, draft.lines);
  const extra = await exchangeStock(trx, storeId, missingFor(order, draft.lines), isAtOnce ? spare : []);
  if (!extra) throw soldOut();
  const { kept } = shareOut([...taken, ...extra], draft.lines);
  const facts = { ...factsOf(wanted, nowMs), taken: kept };
  const { number: orderNumber, revision } = order;
  return { orderNumber, revision, totalCents: draft.totalCents, facts, extra, spare };
}

async function saveAtOnce(trx: Transaction, world: OrderWorld, wanted: Wanted, nowMs: number): Promise<void> {
  const { shopperId, key, requestHash, order, draft, differenceCents } = wanted;
  const orderId = order.id;
  if (draft.coupons.length === 0) await giveCouponUsesBack(trx, orderId);
  const version = await versionOf(trx, wanted, true, nowMs);
  await createSave(trx, { shopperId, key, orderId, requestHash, version, state: 'placed', paymentId: null }, nowMs);
  if (!(await applyVersion(trx, world, { orderId, shopperId, version }, nowMs)))
    throw new Error('An order is not as it was found.');
  await intendRefunds(trx, world, { orderId, shopperId, amountCents: -differenceCents }, nowMs);
}

type Paid = Wanted & { readonly instrument: KnownInstrument };

async function intend(trx: Transaction, world: OrderWorld, wanted: Paid, nowMs: number): Promise<void> {
  const { shopperId, key, requestHash, order, change, differenceCents: amountCents, instrument } = wanted;
  const { instrumentId } = instrument;
  const [orderId, paymentId] = [order.id, world.ids.uuid4()];
  const version = await versionOf(trx, wanted, false, nowMs);
  await intendPayment(trx, { id: paymentId, instrumentId, amountCents, createdMs: nowMs, orderId, shopperId });
  await keepPending(trx, orderId, shopperId);
  if (!(await payChange(trx, change, paymentId))) throw new Error('A change is not as it was found.');
  await createSave(trx, { shopperId, key, orderId, requestHash, version, state: 'paying', paymentId }, nowMs);
}
