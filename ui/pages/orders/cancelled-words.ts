import { money } from '#services/display/money.rules.ts';
import type { PastOrder } from '#services/orders/past-orders.contract.ts';
import { ordersTexts as texts } from '#ui/texts/orders.texts.ts';

/** What was charged for an order and is neither back nor on its way back. */
export const leftCents = ({ money: { chargedCents, refundedCents, refundPendingCents } }: Pick<PastOrder, 'money'>) =>
  Math.max(0, chargedCents - refundedCents - refundPendingCents);

/** What comes back of an order that is cancelled, and when. */
export function comesBackWords({ money: { refundedCents, refundPendingCents } }: Pick<PastOrder, 'money'>): string {
  const sentences = [
    refundPendingCents > 0 ? texts.comesBack.text.replace('{total}', money(refundPendingCents)) : '',
    refundedCents > 0 ? texts.cameBack.text.replace('{total}', money(refundedCents)) : '',
  ].filter((sentence) => sentence !== '');
  return sentences.length > 0 ? sentences.join(' ') : texts.nothingBack.text;
}
