import { createHmac } from 'node:crypto';
import type { ServerContextWire } from '#services/session/session.contract.ts';
import { guest } from '#services/session/session.rules.ts';
import { toInstant } from '#services/wire.ts';
import type { Person } from '../db/repositories/accounts.ts';
import { isLivePass } from '../delivery-saver/pass.ts';
import { feeNow } from '../fulfilment/fee-now.ts';
import { fulfilmentTold } from '../fulfilment/fulfilment-told.ts';
import { flagsOf } from '../fulfilment/flags.ts';
import { isLive } from '../fulfilment/hold.ts';
import { termsOf } from '../fulfilment/terms.ts';
import { cardsFor } from '../trolley/cards-for.ts';
import { subtotalOf } from '../trolley/trolley-told.ts';
import type { StoreWorld } from './store-world.ts';
import type { Known } from './visitor-session.ts';

type Shopper = ServerContextWire['context']['shopper'];

function shopperOf(person: Person | null, serverKey: string, nowMs: number): Shopper {
  const told = { ...guest, sessionGroups: [], oneCardBalance: { ...guest.oneCardBalance }, updatedFromServer: true };
  if (!person) return told;
  const { scvId, shopper } = person;
  const pass = shopper?.saver ?? null;
  const hasPass = isLivePass(pass, nowMs);
  return {
    ...told,
    isLoggedIn: true,
    isShopper: shopper !== null,
    firstName: shopper?.firstName ?? null,
    orderCount: shopper?.orderCount ?? 0,
    hasOnecard: shopper?.onecardNumber != null,
    oneCardBalance: { onecardPointsBalance: shopper?.points ?? 0 },
    isChangingOrder: shopper?.change != null,
    changingOrderId: shopper?.change?.orderId ?? null,
    changingOrderNumber: shopper?.change?.orderNumber ?? null,
    hasActiveDeliverySubscription: hasPass,
    isWPayDeliverySubscription: hasPass && pass.isWPay,
    shopperScvId: scvId,
    shopperIdHash: createHmac('sha256', serverKey).update(scvId).digest('base64url').slice(0, 22),
  };
}

/** Who is shopping, and how, where and when they get their groceries; `isTooMuch` is known right after a change alone. */
export function contextOf(world: StoreWorld, known: Known, isTooMuch = false): ServerContextWire {
  const nowMs = world.clock.nowMs();
  const held = known.person?.shopper?.hold ?? null;
  const hold = held && isLive(held, nowMs) ? held : null;
  const terms = termsOf(world, known);
  const cardOf = cardsFor(world, terms, known.person);
  const shopper = known.person?.shopper ?? null;
  const lines = known.trolley ?? [];
  const subtotal = () => subtotalOf(lines, cardOf, shopper?.onecardNumber != null);
  const feeCents = hold && feeNow(hold, shopper?.saver, subtotal).feeCents;
  return {
    context: {
      shopper: shopperOf(known.person, world.serverKey, nowMs),
      fulfilment: fulfilmentTold(world, terms, hold, { nowMs, feeCents }),
      flags: flagsOf({
        terms,
        hold,
        lines,
        cardOf,
        isTooMuch,
        shopper,
      }),
      serverNow: toInstant(nowMs),
    },
  };
}
