import type { AnyActorRef } from 'xstate';
import type { PlacementTold } from '#services/orders/placing.contract.ts';
import { card, pickCard } from './cards.ts';
import { isAt, now, type Scene, tell } from './scene.ts';

/** The sum on the button, and whether age is asked: what a press says was seen. */
export function seenSum(
  scene: Scene,
): { readonly totalCents: number; readonly isAgeAsked: boolean; readonly orderId: string | null } | null {
  if (isAt(scene, '/changeorder/payment')) {
    const difference = now(scene, 'orderChange')?.context.difference as
      | { differenceCents: number; isAgeAsked: boolean; orderId: string }
      | null
      | undefined;
    if (!difference) return null;
    return { totalCents: difference.differenceCents, isAgeAsked: difference.isAgeAsked, orderId: difference.orderId };
  }
  const active = now(scene, 'order')?.context.active as
    | { order: { totalCents: number; isAgeAsked: boolean } }
    | null
    | undefined;
  if (!isAt(scene, '/checkout/payment') || !active) return null;
  return { totalCents: active.order.totalCents, isAgeAsked: active.order.isAgeAsked, orderId: null };
}
export const isPaying = (scene: Scene) => now(scene, 'placing')?.hasTag('busy') === true;

export function pay(scene: Scene): void {
  const seen = seenSum(scene);
  if (seen) tell(scene, 'payWays', { type: 'pay.press', ...seen, isFrameReady: scene.chance.next() < 0.95 } as never);
}

/** Hears that a card is to be taken, and types it into the frame of the payment side, once for each page. */
export function followCapture(scene: Scene): void {
  const payWays = scene.load.chart('payWays') as AnyActorRef & { isFollowed?: boolean };
  if (!payWays || payWays.isFollowed) return;
  payWays.isFollowed = true;
  payWays.on('capture.wanted', ({ wishes }: { wishes: { verify: boolean; save: boolean } }) => {
    const settle = (outcome: object) => scene.load.do(() => payWays.send({ type: 'card.settled', outcome } as never));
    const number = pickCard(scene.chance).number;
    scene.load.services.payments
      .cardCapture()
      .then(({ url }) => scene.typeCard(scene.load, url, { ...card, number, verify: wishes.verify, save: wishes.save }))
      .then(
        ({ instrumentId, code }) =>
          settle(
            instrumentId ? { kind: 'success', instrumentId } : code ? { kind: 'error', code } : { kind: 'unknown' },
          ),
        () => settle({ kind: 'unknown' }),
      );
  });
}

/** The page to pay on leads to the confirmation by itself, and a refusal about the sum back to the review. */
export function followPlacing(scene: Scene): void {
  const placing = scene.load.chart('placing') as (AnyActorRef & { isFollowed?: boolean }) | undefined;
  if (!placing || placing.isFollowed) return;
  placing.isFollowed = true;
  const know = ({ orderId }: Pick<PlacementTold, 'orderId'>) => {
    if (!scene.who.orders.includes(orderId)) scene.who.orders.push(orderId);
    if (!isAt(scene, '/checkout/payment') && !isAt(scene, '/changeorder/payment')) return;
    scene.load.router.go(`/checkout/confirmation?orderId=${orderId}`);
    scene.later(300, () => placing.send({ type: 'order.seen' }));
  };
  placing.on('order.confirmed', know as never);
  placing.on('order.followed', know as never);
  placing.on('order.refused', ({ fault }: { fault: { code?: string } }) => {
    if (fault.code !== 'TotalsChanged') return;
    placing.send({ type: 'outcome.dismiss' });
    scene.load.router.go('/checkout/revieworder');
  });
}
