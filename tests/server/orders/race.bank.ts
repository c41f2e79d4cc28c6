import type { Random } from '#fixtures/random.ts';
import type { Charge, ChargeAnswer, Refund } from '#server/payments/provider.ts';
import { realWorld } from '../world.ts';
import type { Charged } from './kept.ts';

/** Whoever asked is answered before or after everybody is told, or never; and everybody is told once, twice, or never. */
const manners = ['answered', 'told first', 'told last', 'told alone'] as const;
const longestMs = 12;
const declined: ChargeAnswer = { state: 'declined', reason: 'Your bank declined this payment.' };

type Line = {
  readonly answer: (answer: ChargeAnswer | null) => void;
  readonly tell: (paymentId: string, answer: ChargeAnswer) => void;
};

/** A bank that takes each payment once, declines such a share of them, answers in whatever order, and keeps a book. */
export function createRaceBank(random: Random, declining: number) {
  const { sleep } = realWorld.clock;
  const book = new Map<string, Charge & { readonly answer: ChargeAnswer }>();
  const refunds = new Map<string, Refund>();
  const strange: unknown[] = [];
  let [asked, again] = [0, 0];
  return {
    strange,
    get counts() {
      return { asked, again };
    },
    captured: (): readonly Charged[] =>
      [...book.values()].flatMap(({ paymentId, amountCents, answer }) =>
        answer.state === 'captured' ? [{ paymentId, amountCents }] : [],
      ),
    refunds: (): readonly Refund[] => [...refunds.values()],
    /** Gives back once for each refund, never more than was taken; whoever asked is told, or the line broke. */
    async refund(refund: Refund): Promise<boolean> {
      const { refundId, paymentId, amountCents } = refund;
      const before = refunds.get(refundId);
      if (before && (before.paymentId !== paymentId || before.amountCents !== amountCents))
        strange.push({ law: 'a refund stays what it was', before, refund });
      refunds.set(refundId, refund);
      const back = [...refunds.values()].reduce(
        (all, one) => (one.paymentId === paymentId ? all + one.amountCents : all),
        0,
      );
      const taken = book.get(paymentId);
      if (taken?.answer.state !== 'captured' || back > taken.amountCents)
        strange.push({ law: 'no more is given back than was taken', refund, taken, back });
      await sleep(random.between(0, longestMs));
      return random.next() < 0.8;
    },
    async charge(charge: Charge, { answer: say, tell }: Line): Promise<void> {
      const { paymentId } = charge;
      asked++;
      const before = book.get(paymentId);
      if (before) {
        again++;
        if (before.amountCents !== charge.amountCents || before.instrumentId !== charge.instrumentId)
          strange.push({ law: 'a payment stays what it was', before, charge });
        await sleep(random.between(0, longestMs));
        return say(before.answer);
      }
      const answer: ChargeAnswer = random.next() < declining ? declined : { state: 'captured' };
      book.set(paymentId, { ...charge, answer });
      const manner = random.pick(manners);
      const times = random.between(1, 2);
      await sleep(random.between(0, longestMs));
      if (manner === 'answered') return say(answer);
      if (manner === 'told last') say(answer);
      if (manner !== 'told first') await sleep(random.between(0, longestMs));
      for (let time = 0; time < times; time++) tell(paymentId, answer);
      if (manner === 'told first') await sleep(random.between(0, longestMs));
      if (manner !== 'told last') say(manner === 'told alone' ? null : answer);
    },
  };
}
export type RaceBank = ReturnType<typeof createRaceBank>;
