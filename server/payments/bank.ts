import type { Log } from '../log.ts';
import type { World } from '../world.ts';
import { isPast } from './card-month.ts';
import { instrumentIn } from './captures.ts';
import type { Ledger, Page } from './ledger.ts';
import { type Paying, payings, toldAfterMs } from './pay-outcomes.ts';
import type { Charge, ChargeAnswer, PaymentProvider, Refund } from './provider.ts';

type Parts = { readonly ledger: Ledger; readonly world: World; readonly log: Log };
type PaymentRow = {
  readonly instrument_id: string | null;
  readonly amount_cents: number;
  readonly state: 'asked' | 'captured' | 'declined' | 'given-up';
  readonly reason: string | null;
  readonly due_ms: number;
};
type RefundRow = {
  readonly payment_id: string;
  readonly amount_cents: number;
  readonly state: 'refunded' | 'refused';
};
type Listener = Parameters<PaymentProvider['watch']>[0];

/** So long after it was told first, each payment is told once more: who listens is used to it. */
const againMs = 3_000;
const unknownCard: Paying = { ...payings.declined, refuses: 'This card is not known any more. Type it in again.' };
const expiredCard: Paying = { ...payings.declined, refuses: 'This card has expired. Try another one.' };
const givenUp = 'This payment was given up, and nothing was taken.';

/** One name for two different things: that is a mistake of whoever asks, never an answer. */
export class MovedOtherwise extends Error {
  override readonly name = 'MovedOtherwise';
}
/** Whoever asked is not told what came of it. */
class AnswerLost extends Error {
  override readonly name = 'AnswerLost';
}

function checkAmount(amountCents: number): void {
  if (!Number.isSafeInteger(amountCents) || amountCents <= 0)
    throw new MovedOtherwise('An amount is whole cents, and more than none.');
}

const paymentIn = (page: Page, paymentId: string) =>
  page.row<PaymentRow>('select * from payments where payment_id = ?', paymentId);
const answerOf = ({ state, reason }: PaymentRow): ChargeAnswer =>
  state === 'captured' ? { state } : { state: 'declined', reason: reason ?? givenUp };

/** Moves the money that there is not: each payment and each refund once, whatever is said twice. */
export function createBank({ ledger, world: { clock }, log }: Parts) {
  const listeners = new Set<Listener>();
  const payingIn = (page: Page, instrumentId: string | null): Paying => {
    const instrument = instrumentId === null ? null : instrumentIn(page, instrumentId);
    if (!instrument) return unknownCard;
    return isPast(instrument, clock.nowMs()) ? expiredCard : payings[instrument.pays];
  };
  const refused = (what: string) => {
    log.error({ event: 'payment-mismatch' }, 'One name was given to two payments.');
    return new MovedOtherwise(what);
  };

  /** Whoever comes first says what became of it; null for all others. */
  function settleIn(page: Page, paymentId: string, { refuses }: Paying): ChargeAnswer | null {
    const [state, reason] = refuses === null ? ['captured', null] : ['declined', refuses];
    const changed = page.change(
      "update payments set state = ?, reason = ?, settled_ms = ? where payment_id = ? and state = 'asked'",
      ...[state, reason, clock.nowMs(), paymentId],
    );
    return changed === 1 ? answerOf({ state, reason } as PaymentRow) : null;
  }

  function tell(paymentId: string, answer: ChargeAnswer): void {
    for (const listener of listeners)
      try {
        listener(paymentId, answer);
      } catch (error) {
        log.error({ err: error, event: 'payment-told' }, 'A payment was told to somebody who failed.');
      }
  }
  async function tellTwice(paymentId: string, answer: ChargeAnswer, afterMs: number): Promise<void> {
    if (afterMs > 0) await clock.sleep(afterMs);
    tell(paymentId, answer);
    await clock.sleep(againMs);
    tell(paymentId, answer);
  }

  function begin(page: Page, { paymentId, instrumentId, amountCents }: Charge) {
    const kept = paymentIn(page, paymentId);
    if (kept && kept.state !== 'given-up' && (kept.instrument_id !== instrumentId || kept.amount_cents !== amountCents))
      throw refused('A payment of that name is of another amount or card.');
    if (kept && kept.state !== 'asked') return { kept, paying: payings.paid, own: null };
    const paying = payingIn(page, instrumentId);
    const dueMs = kept?.due_ms ?? clock.nowMs() + paying.takesMs;
    if (!kept)
      page.change(
        "insert into payments (payment_id, instrument_id, amount_cents, state, due_ms) values (?, ?, ?, 'asked', ?)",
        ...[paymentId, instrumentId, amountCents, dueMs],
      );
    const own = dueMs <= clock.nowMs() ? settleIn(page, paymentId, paying) : null;
    return { kept: paymentIn(page, paymentId) as PaymentRow, paying, own };
  }

  return {
    async charge(charge: Charge): Promise<ChargeAnswer> {
      checkAmount(charge.amountCents);
      const { paymentId } = charge;
      const begun = await ledger.write((page) => begin(page, charge));
      let { kept, own } = begun;
      if (kept.state === 'asked') {
        await clock.sleep(Math.max(0, kept.due_ms - clock.nowMs()));
        ({ kept, own } = await ledger.write((page) => ({
          own: settleIn(page, paymentId, begun.paying),
          kept: paymentIn(page, paymentId) as PaymentRow,
        })));
      }
      if (!own) return answerOf(kept);
      void tellTwice(paymentId, own, toldAfterMs(begun.paying));
      if (begun.paying.answersAfterMs > 0) await clock.sleep(begun.paying.answersAfterMs);
      if (begun.paying.isAnswerLost) throw new AnswerLost('The line broke.');
      return own;
    },

    giveUp: (paymentId: string): Promise<'captured' | 'given-up'> =>
      ledger.write((page) => {
        const kept = paymentIn(page, paymentId);
        if (kept?.state === 'captured') return 'captured';
        if (!kept)
          page.change(
            "insert into payments (payment_id, amount_cents, state, due_ms) values (?, 0, 'given-up', ?)",
            ...[paymentId, clock.nowMs()],
          );
        page.change("update payments set state = 'given-up' where payment_id = ? and state = 'asked'", paymentId);
        return 'given-up';
      }),

    async refund({ refundId, paymentId, amountCents }: Refund): Promise<'refunded' | 'refused'> {
      checkAmount(amountCents);
      return ledger.write((page) => {
        const kept = page.row<RefundRow>('select * from refunds where refund_id = ?', refundId);
        if (kept && (kept.payment_id !== paymentId || kept.amount_cents !== amountCents))
          throw refused('A refund of that name is of another amount or payment.');
        if (kept) return kept.state;
        const payment = paymentIn(page, paymentId);
        const { cents = 0 } =
          page.row<{ cents: number }>(
            "select coalesce(sum(amount_cents), 0) as cents from refunds where payment_id = ? and state = 'refunded'",
            paymentId,
          ) ?? {};
        const isLeft = payment?.state === 'captured' && amountCents <= payment.amount_cents - cents;
        const state = isLeft ? 'refunded' : 'refused';
        page.change(
          'insert into refunds (refund_id, payment_id, amount_cents, state, settled_ms) values (?, ?, ?, ?, ?)',
          ...[refundId, paymentId, amountCents, state, clock.nowMs()],
        );
        return state;
      });
    },

    watch(listener: Listener): () => void {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}
