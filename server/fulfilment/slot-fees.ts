import * as v from 'valibot';
import { type DeliveryFee, Shell, ShellSettings } from '#services/shell/shell.contract.ts';
import { coverOf } from '../delivery-saver/pass.ts';
import type { SaverPass } from '../delivery-saver/subscription.types.ts';
import type { Reader } from '../db/database.ts';
import { settingsGroup } from '../db/repositories/settings.ts';
import type { PlannedSlot } from './slot-plan.ts';
import type { SlotPlace } from './slot-place.ts';

const Prices = v.object({
  deliveryFees: Shell.entries.deliveryFees,
  settings: v.optional(v.object({ expressFulfilmentSettings: ShellSettings.entries.expressFulfilmentSettings }), {}),
});
type ExpressSettings = v.InferOutput<typeof ShellSettings>['expressFulfilmentSettings'];

/** What the operator asks for delivery, pick up and express. */
export type Fees = { readonly tiers: readonly DeliveryFee[]; readonly express: ExpressSettings };
/** What a fee depends on besides the slot. */
export type Money = {
  readonly subtotalCents: number;
  readonly fees: Fees;
  readonly pass?: SaverPass | null;
};

const usual = v.parse(Prices, {});

/** Read once for a request. Settings that do not keep to their contract count as none. */
export async function feesOf(db: Reader): Promise<Fees> {
  const { success, output } = v.safeParse(Prices, await settingsGroup(db, 'shell'));
  const { deliveryFees, settings } = success ? output : usual;
  return { tiers: deliveryFees, express: settings.expressFulfilmentSettings };
}

/** A flexible hour is dearer than a window of two by at least this. */
const hourExtraCents = 300;
const nearOffCents = 200;

/** The fee of the highest step that is reached; null when there are no steps of that name. */
function tierCents({ subtotalCents, fees }: Money, method: string): number | null {
  const steps = fees.tiers.filter((tier) => tier.method === method && tier.spendFromCents <= subtotalCents);
  return steps.length === 0
    ? null
    : steps.reduce((best, tier) => (tier.spendFromCents >= best.spendFromCents ? tier : best)).feeCents;
}

/** What a slot of a kind costs there before any discount. */
export function priceOf({ pickupType, isNear }: SlotPlace, kind: PlannedSlot['kind'], money: Money): number {
  const { express } = money.fees;
  if (kind === 'express')
    return pickupType === null
      ? Math.max(0, express.expressDeliveryFeeCents - (isNear ? nearOffCents : 0))
      : express.expressPickUpFeeCents;
  const standardCents = tierCents(money, pickupType === null ? 'Courier' : 'Pickup') ?? 0;
  if (kind === 'standard') return standardCents;
  const flexibleCents = tierCents(money, 'Flexible') ?? express.flexibleDeliveryFeeCents;
  return Math.max(flexibleCents, standardCents + hourExtraCents);
}

/** What a slot costs, how much of the discount there was room for, and what pass is good for it. */
export function feeOf(place: SlotPlace, planned: PlannedSlot, money: Money) {
  const { kind, discountCents } = planned;
  const priceCents = priceOf(place, kind, money);
  const offCents = Math.min(discountCents, priceCents);
  const saver = coverOf(money.pass, { ...planned, pickupType: place.pickupType });
  return { feeCents: priceCents - offCents, discountCents: offCents, ...(saver ? { saver } : {}) };
}
