import type { SaverPurchase } from '#services/delivery-saver/delivery-saver.contract.ts';
import { problemWords as words } from '#services/shopper/shopper.words.ts';
import type { Ask } from '../api/operation.ts';
import { Refusal, refusals } from '../api/refusal.ts';
import { shopperOf } from '../api/trolley-change.ts';
import type { Transaction } from '../db/database.ts';
import { addAddress, addressesOf } from '../db/repositories/shopper-addresses.ts';
import { intendCharge } from '../db/repositories/subscription-charges.ts';
import {
  createSubscription,
  type KeyedPurchase,
  liveSubscription,
  purchaseByKey,
} from '../db/repositories/subscriptions.ts';
import { addressLabelOf } from '../fulfilment/address-told.ts';
import { isFinal, keepRefusal, refusedBefore } from '../orders/refused-key.ts';
import { checkTries } from '../payments/checked-tries.ts';
import { checkStillTheirs, paidWith } from '../payments/paid-with.ts';
import type { KnownInstrument } from '../payments/provider.ts';
import { hashOf } from '../security/secrets.ts';
import { eligibilityIn, messageFor } from './eligibility.ts';
import { instrumentKept } from './instrument-kept.ts';
import { endOwnIfOver } from './over.ts';
import { dayInMonth, today } from './periods.ts';
import { plansOf } from './plans.ts';
import type { PlanTerms } from './subscription.types.ts';

type Asked = Pick<Ask<unknown, unknown, unknown>, 'world' | 'session'> & {
  readonly key: string;
  readonly purchase: SaverPurchase;
};
type Hashed = Asked & { readonly requestHash: string };
type Wanted = Hashed & { readonly instrument: KnownInstrument };

const priceChanged = () =>
  new Refusal(409, 'TotalsChanged', 'The price of this plan has changed. Please look at it again before you pay.');
const underWay = () =>
  new Refusal(
    409,
    'OrderUnderWay',
    'A Delivery Saver of yours is being paid for already. Please wait for it to be done.',
  );
const alreadyThere = () => refusals.orderNotReady('You have Delivery Saver already, so there is nothing to buy.');

/**
 * Buys a plan, once for each key, and sees to it that it is paid for. Nothing is charged before it stands in the database
 * what for; so whoever dies in between, it is settled.
 */
export async function buyPlan(asked: Asked): Promise<KeyedPurchase> {
  const { world, session, key, purchase } = asked;
  const { accountId: shopperId } = await shopperOf({ session });
  const requestHash = hashOf(JSON.stringify(['saver', purchase]));
  const earlier = await purchaseByKey(world.db.read, shopperId, key);
  const bought = earlier ?? (await buyOrRefuse({ ...asked, requestHash }, shopperId));
  if (bought.requestHash !== requestHash) throw refusals.keyReused();
  if (bought.intended === null) return bought;
  await world.saverCharging.waitFor(bought.intended);
  return (await purchaseByKey(world.db.read, shopperId, key)) ?? bought;
}

/** What was refused stays refused for its key: a copy that comes later is not charged behind the back of who was told no. */
async function buyOrRefuse(asked: Hashed, shopperId: string): Promise<KeyedPurchase> {
  const { world, key, requestHash, purchase } = asked;
  const request = { owner: shopperId, key, requestHash };
  try {
    const instrument = await paidWith(world, shopperId, purchase.instrumentId);
    return await world.db.transaction((trx) => begin(trx, { ...asked, instrument }, shopperId));
  } catch (error) {
    if (!isFinal(error)) throw error;
    const made = await world.db.transaction(async (trx) => {
      await keepRefusal(trx, request, error, world.clock.nowMs());
      return purchaseByKey(trx, shopperId, key);
    });
    if (made === null) throw error;
    return made;
  }
}

/** The purchase of a key, made now unless another request with it was first. */
async function begin(trx: Transaction, wanted: Wanted, shopperId: string): Promise<KeyedPurchase> {
  const { world, session, key, requestHash, purchase, instrument } = wanted;
  const nowMs = world.clock.nowMs();
  await session.remember(trx, {});
  const refusal = await refusedBefore(trx, { owner: shopperId, key, requestHash }, nowMs);
  if (refusal) throw refusal;
  const earlier = await purchaseByKey(trx, shopperId, key);
  if (earlier) return earlier;
  const { person } = await session.reread(trx);
  if (!person?.shopper) throw refusals.notSignedIn();
  if (person.accountId !== shopperId) throw refusals.subjectChanged();
  await checkStillTheirs(trx, shopperId, instrument.instrumentId);
  const plan = await planWanted(trx, purchase);
  await endOwnIfOver(trx, shopperId, nowMs);
  await checkNone(trx, shopperId);
  const address = await eligibleAddress(trx, wanted, shopperId, nowMs);
  await checkTries(trx, shopperId, nowMs);
  const subscriptionId = world.ids.uuid4();
  const startedOn = today(nowMs);
  const made = await createSubscription(
    trx,
    {
      ...{ id: subscriptionId, shopperId, key, requestHash, startedOn, anchorDay: dayInMonth(startedOn) },
      facts: { plan, address, instrument: instrumentKept(instrument) },
      instrumentId: instrument.instrumentId,
    },
    nowMs,
  );
  if (!made) {
    await checkNone(trx, shopperId);
    throw underWay();
  }
  const charge = {
    ...{ id: world.ids.uuid4(), instrumentId: instrument.instrumentId, amountCents: plan.priceCents, createdMs: nowMs },
    ...{ subscriptionId, shopperId, after: null, fromOn: startedOn },
  };
  const bought = (await intendCharge(trx, charge)) ? await purchaseByKey(trx, shopperId, key) : null;
  if (!bought) throw new Error('A subscription is not where it was put.');
  return bought;
}

async function planWanted(trx: Transaction, { planId, expectedPriceCents }: SaverPurchase): Promise<PlanTerms> {
  const plan = (await plansOf(trx)).find((one) => one.planId === planId);
  if (!plan) throw refusals.invalid({ planId: 'is not one of our plans' });
  if (expectedPriceCents !== undefined && expectedPriceCents !== plan.priceCents) throw priceChanged();
  return plan;
}

/** One that is not ended leaves no room for another, be it only about to be paid for. */
async function checkNone(trx: Transaction, shopperId: string): Promise<void> {
  const live = await liveSubscription(trx, shopperId);
  if (live) throw live.state === 'paying' ? underWay() : alreadyThere();
}

/** The address on one line, if deliveries there can be paid for so. One that was typed is kept, if there is room for it. */
async function eligibleAddress(
  trx: Transaction,
  { world, purchase: { address } }: Wanted,
  shopperId: string,
  nowMs: number,
): Promise<string> {
  const { places } = world;
  const isKept = 'addressId' in address;
  const where = isKept ? (await addressesOf(trx, shopperId)).find(({ id }) => id === address.addressId) : address;
  if (!where) throw refusals.invalid({ 'address.addressId': 'is not an address of yours' });
  if (!places.suburb(where.suburbId)) throw refusals.invalid({ 'address.suburbId': words.suburbUnknown });
  const eligibility = eligibilityIn(places, where.suburbId);
  if (eligibility !== 'eligible') throw refusals.orderNotReady(await messageFor(trx, eligibility));
  if (!isKept) await addAddress(trx, shopperId, address, nowMs);
  return addressLabelOf(places, where);
}
