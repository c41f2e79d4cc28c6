import { randomUUID } from 'node:crypto';
import { type CheckoutShopper, checkoutShopper } from './checkout-shopper.ts';

type Rig = Parameters<typeof checkoutShopper>[0];
export type PlacedOrder = {
  readonly who: CheckoutShopper;
  readonly orderId: string;
  readonly orderNumber: string;
  readonly name: string;
};

/** Somebody's card, typed where the payment side asks for it. */
async function cardOf(who: CheckoutShopper): Promise<string> {
  const { url } = (await who.ask('GET', '/api/v1/payments/card-capture')) as { url: string };
  const { origin } = new URL(url);
  const typed = { number: '4111111111111111', month: 12, year: 2031, cvv: '123', verify: false, save: false };
  const headers = { origin, 'content-type': 'application/json' };
  const taken = await fetch(url, { method: 'POST', headers, body: JSON.stringify(typed) });
  return ((await taken.json()) as { instrumentId: string }).instrumentId;
}

/** An order of milk, and of whatever else is put in, that was placed without a page, to be looked at. */
export async function placedOrder(
  rig: Rig,
  kind: 'standard' | 'locker' = 'standard',
  putMore: (who: CheckoutShopper) => Promise<unknown> = async () => undefined,
): Promise<PlacedOrder> {
  const who = await checkoutShopper(rig);
  await who.lives();
  const { name } = await who.putPlain();
  await putMore(who);
  await who.holds(kind);
  await who.accepts();
  const instrumentId = await cardOf(who);
  const { order } = (await who.ask('GET', '/api/v1/orders/my/active')) as { order: { totalCents: number } };
  const body = { expectedTotalCents: order.totalCents, instrumentId, isOfAge: false };
  const { scvId } = (await who.ask('GET', '/bff/get-user')) as { scvId: string };
  const answer = await fetch(`${rig.store.origin}/api/v1/orders/my/active/place`, {
    method: 'POST',
    headers: {
      ...{ origin: rig.store.origin, 'content-type': 'application/json', cookie: who.cookie },
      ...{ 'x-session-subject': scvId, 'idempotency-key': randomUUID() },
    },
    body: JSON.stringify(body),
  });
  const told = (await answer.json()) as { orderId: string; orderNumber: string; state: string };
  if (told.state !== 'placed') throw new Error(`The order is not placed: ${JSON.stringify(told)}`);
  return { who, name, orderId: told.orderId, orderNumber: told.orderNumber };
}
