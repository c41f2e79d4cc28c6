import type { ProductWire } from '#services/catalogue/catalogue.contract.ts';
import type { TrolleyWire } from '#services/trolley/trolley.contract.ts';
import { refusals } from '../api/refusal.ts';
import type { StoreWorld } from '../api/store-world.ts';
import type { Known } from '../api/visitor-session.ts';
import type { Reader } from '../db/database.ts';
import type { Person } from '../db/repositories/accounts.ts';
import { type ActiveOrderFacts, activeOrderOf, saidWith } from '../db/repositories/active-orders.ts';
import { type Coupon, couponOf } from '../db/repositories/coupons.ts';
import { sampleResponsesOf } from '../db/repositories/samples.ts';
import type { KeptAddress } from '../db/repositories/shopper-addresses.ts';
import { choicesIn, type TrolleyRows, trolleyOf } from '../db/repositories/trolley.ts';
import { expressExcessOf } from '../fulfilment/express-limit.ts';
import { type Fee, feeNow } from '../fulfilment/fee-now.ts';
import { type Hold, isLive } from '../fulfilment/hold.ts';
import { type Terms, termsOf } from '../fulfilment/terms.ts';
import { cardsFor } from '../trolley/cards-for.ts';
import { chosenPackaging } from '../trolley/packaging.ts';
import { campaigns, samplesFor } from '../trolley/samples.ts';
import { type CardOf, subtotalOf, trolleyTold } from '../trolley/trolley-told.ts';
import { type BonusOffer, bonusOffers } from './bonus-products.ts';
import { couponFor } from './coupons.ts';
import { deliveryAddress } from './delivery-place.ts';

/** All that an order depends on, read once. */
export type OrderParts = {
  readonly nowMs: number;
  readonly person: Person;
  readonly terms: Terms;
  readonly cardOf: CardOf;
  readonly rows: TrolleyRows;
  readonly trolley: TrolleyWire;
  readonly packagingCents: number;
  readonly hold: Hold | null;
  /** What its delivery costs; null without a hold. */
  readonly fee: Fee | null;
  readonly facts: ActiveOrderFacts;
  readonly coupon: Coupon | null;
  readonly offers: readonly BonusOffer[];
  readonly samples: readonly Pick<ProductWire, 'sku' | 'name'>[];
  readonly address: KeptAddress | null;
  readonly expressExcess: number;
};

const liveHold = ({ shopper }: Person, nowMs: number): Hold | null =>
  shopper?.hold && isLive(shopper.hold, nowMs) ? shopper.hold : null;

type Samples = { readonly accountId: string; readonly terms: Terms; readonly rows: TrolleyRows };

async function acceptedSamples(db: Reader, { catalogue }: StoreWorld, { accountId, terms, rows }: Samples) {
  const responses = await sampleResponsesOf(db, accountId);
  if (![...responses.values()].includes('accepted')) return [];
  const offer = { view: catalogue.view, shelf: terms, lines: rows.lines };
  return samplesFor(await campaigns(db), offer, responses)
    .filter(({ onlineSample }) => onlineSample.actionTaken === 'accepted')
    .map(({ sku, name }) => ({ sku, name }));
}

/** Everything is read through that reader: in a transaction, as the transaction sees it. */
export async function readOrder(db: Reader, world: StoreWorld, known: Known): Promise<OrderParts> {
  const { person } = known;
  if (!person?.shopper) throw refusals.notSignedIn();
  const nowMs = world.clock.nowMs();
  const { accountId } = person;
  const terms = termsOf(world, known);
  const cardOf = cardsFor(world, terms, person);
  const rows = await trolleyOf(db, accountId);
  const hold = liveHold(person, nowMs);
  const isMember = person.shopper.onecardNumber !== null;
  const fee = hold && feeNow(hold, person.shopper.saver, () => subtotalOf(rows.lines, cardOf, isMember));
  const facts = saidWith(await activeOrderOf(db, accountId), rows.preferences, terms.method);
  const { paperPackingSlip, packagingPreferenceId } = choicesIn(rows);
  const packaging = await chosenPackaging(db, packagingPreferenceId);
  return {
    nowMs,
    person,
    terms,
    cardOf,
    rows,
    trolley: trolleyTold(rows, cardOf, isMember, {
      paperPackingSlip,
      packaging,
      deliveryFeesCents: fee?.feeCents ?? null,
    }),
    packagingCents: packaging.feeCents,
    hold,
    fee,
    facts,
    coupon: facts.coupon ? couponFor(person, await couponOf(db, facts.coupon, accountId)) : null,
    offers: await bonusOffers(db),
    samples: await acceptedSamples(db, world, { accountId, terms, rows }),
    address: await deliveryAddress(db, accountId, terms),
    expressExcess: hold?.slot.kind === 'express' ? await expressExcessOf(db, hold.slot, terms, rows.lines, cardOf) : 0,
  };
}
