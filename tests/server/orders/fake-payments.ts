import {
  noPayments,
  type Charge,
  type ChargeAnswer,
  type PaymentProvider,
  type Refund,
} from '#server/payments/provider.ts';

/**
 * What the next charges come to. `silent`: nothing is known before somebody decides; `lost`: it is taken and nobody is
 * told; `throws`: it is not taken, and the call fails.
 */
export type Outcome = 'captured' | 'declined' | 'silent' | 'lost' | 'throws';

export type FakePayments = PaymentProvider & {
  outcome: Outcome;
  /** Each call, in the order in which they came. */
  readonly calls: Charge[];
  /** What was really taken, by payment. */
  readonly captures: ReadonlyMap<string, number>;
  /** What was really given back, by refund. */
  readonly refunds: Map<string, Refund>;
  /** What the next refunds come to. */
  refunding: 'refunded' | 'refused' | 'throws';
  /** How often a refund was asked for. */
  refundCalls: number;
  readonly givenUp: string[];
  readonly watchers: number;
  readonly names: Set<string>;
  begin(): void;
  /** When so many charges have been asked for in all. */
  asked(many: number): Promise<void>;
  /** Answers everybody who waits for a payment. */
  decide(paymentId: string, answer: ChargeAnswer): void;
  /** Tells whoever watches, whether that is true or not. */
  tell(paymentId: string, answer: ChargeAnswer): void;
};

export const refusedByBank: ChargeAnswer = { state: 'declined', reason: 'Your bank has declined this card.' };

/** A payment side in memory that keeps its word: what is charged twice under one name is taken once. */
export function createFakePayments(): FakePayments {
  const calls: Charge[] = [];
  const captures = new Map<string, number>();
  const answers = new Map<string, ChargeAnswer>();
  const waiting = new Map<string, ((answer: ChargeAnswer) => void)[]>();
  const listeners = new Set<Parameters<PaymentProvider['watch']>[0]>();
  const counting: { readonly many: number; readonly done: () => void }[] = [];
  const givenUp: string[] = [];
  const names = new Set<string>();
  const refunds = new Map<string, Refund>();
  const decideNow = ({ paymentId, amountCents }: Charge, answer: ChargeAnswer): ChargeAnswer => {
    const before = answers.get(paymentId);
    if (before) return before;
    answers.set(paymentId, answer);
    if (answer.state === 'captured') captures.set(paymentId, amountCents);
    return answer;
  };
  const never = (paymentId: string) =>
    new Promise<ChargeAnswer>((resolve) => {
      waiting.set(paymentId, [...(waiting.get(paymentId) ?? []), resolve]);
    });
  return {
    ...noPayments,
    outcome: 'captured',
    calls,
    captures,
    givenUp,
    names,
    get watchers() {
      return listeners.size;
    },
    refunds,
    refunding: 'refunded',
    refundCalls: 0,
    async refund(refund) {
      this.refundCalls++;
      if (this.refunding === 'throws') throw new Error('The line is down.');
      if (this.refunding === 'refused') return 'refused';
      refunds.set(refund.refundId, refund);
      return 'refunded';
    },
    begin() {
      this.outcome = 'captured';
      this.refunding = 'refunded';
      this.refundCalls = 0;
      refunds.clear();
      for (const all of [calls, givenUp]) all.length = 0;
      for (const all of [captures, answers, waiting, listeners]) all.clear();
    },
    hasInstrument: async (instrumentId) => names.has(instrumentId),
    instrument: async (instrumentId) =>
      names.has(instrumentId)
        ? { instrumentId, cardScheme: 'Visa', cardSuffix: '1111', expiryMonth: 12, expiryYear: 2030, isSaved: false }
        : null,
    async charge(charge) {
      calls.push(charge);
      for (const { many, done } of counting) if (calls.length >= many) done();
      const known = answers.get(charge.paymentId);
      if (known) return known;
      if (this.outcome === 'throws') throw new Error('The line is down.');
      if (this.outcome === 'lost') decideNow(charge, { state: 'captured' });
      if (this.outcome === 'lost' || this.outcome === 'silent') return never(charge.paymentId);
      return decideNow(charge, this.outcome === 'captured' ? { state: 'captured' } : refusedByBank);
    },
    async giveUp(paymentId) {
      givenUp.push(paymentId);
      if (captures.has(paymentId)) return 'captured';
      answers.set(paymentId, refusedByBank);
      return 'given-up';
    },
    watch(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    asked: (many) =>
      new Promise((done) => {
        if (calls.length >= many) done();
        else counting.push({ many, done });
      }),
    decide(paymentId, answer) {
      const charge = calls.find((call) => call.paymentId === paymentId);
      const kept = charge ? decideNow(charge, answer) : answer;
      for (const resolve of waiting.get(paymentId) ?? []) resolve(kept);
    },
    tell(paymentId, answer) {
      for (const listener of listeners) listener(paymentId, answer);
    },
  };
}
