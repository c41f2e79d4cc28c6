import * as v from 'valibot';
import type { FrameCode } from '#services/payments/payments.words.ts';
import type { World } from '../world.ts';
import { isPast, monthAt } from './card-month.ts';
import type { Captures } from './captures.ts';
import { isLuhn, schemeOf, testCardOf } from './test-cards.ts';

const flag = v.boolean();
export const TypedCard = v.strictObject({
  number: v.pipe(v.string(), v.regex(/^\d{12,19}$/)),
  month: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(12)),
  year: v.pipe(v.number(), v.integer(), v.minValue(2000), v.maxValue(2099)),
  cvv: v.pipe(v.string(), v.regex(/^\d{3,4}$/)),
  verify: flag,
  save: flag,
});
export type TypedCard = v.InferOutput<typeof TypedCard>;
/** What a wallet is asked: it has its card by itself. */
export const AskedWallet = v.strictObject({ verify: flag, save: flag });

/** What the frame is told. `field` is the one to mark; `mute`: it is to keep silent the next times. */
export type SubmitAnswer =
  | { readonly instrumentId: string }
  | { readonly code: FrameCode; readonly field?: 'number' | 'expiry'; readonly why?: string; readonly mute?: number }
  | { readonly isLost: true };

const muteFrames = 5;
const declined = { code: 'IF01', field: 'number', why: 'Your bank declined this card. Try another one.' } as const;

/** Does with a card what its outcome says. */
export async function submitCard(
  token: string,
  card: TypedCard,
  captures: Captures,
  { clock }: Pick<World, 'clock'>,
): Promise<SubmitAnswer> {
  const refusal = await captures.refusalOf('capture', token);
  if (refusal) return { code: refusal };
  const scheme = schemeOf(card.number);
  const known = testCardOf(card.number);
  if (!isLuhn(card.number) || !scheme || !known)
    return { code: 'IF01', field: 'number', why: 'This demonstration takes its test cards only.' };
  if (isPast({ expiryMonth: card.month, expiryYear: card.year }, clock.nowMs()))
    return { code: 'IF01', field: 'expiry', why: 'This card has expired.' };
  const { outcome } = known;
  if (outcome.kind === 'refuse') return { code: outcome.code };
  if (outcome.kind === 'lose') return { isLost: true };
  if (outcome.kind === 'muteFrames') return { code: 'IF06', mute: muteFrames };
  if (outcome.isRefusedWhenVerified && card.verify) return declined;
  if (outcome.afterMs > 0) await clock.sleep(outcome.afterMs);
  const instrument = await captures.take('capture', token, {
    cardScheme: scheme,
    cardSuffix: card.number.slice(-4),
    expiryMonth: card.month,
    expiryYear: card.year,
    isSaved: card.save,
    pays: outcome.pays,
  });
  if (!instrument) return { code: (await captures.refusalOf('capture', token)) ?? 'IF97' };
  if (outcome.answersAfterMs > 0) await clock.sleep(outcome.answersAfterMs);
  return { instrumentId: instrument.instrumentId };
}

const walletYears = 4;

/** Takes the pretend card of the pretend wallet. */
export async function submitWallet(
  token: string,
  captures: Captures,
  { clock }: Pick<World, 'clock'>,
): Promise<SubmitAnswer> {
  const { expiryMonth, expiryYear } = monthAt(clock.nowMs());
  const instrument = await captures.take('wallet', token, {
    cardScheme: 'Wallet',
    cardSuffix: '2468',
    expiryMonth,
    expiryYear: expiryYear + walletYears,
    isSaved: false,
    pays: 'paid',
  });
  return instrument
    ? { instrumentId: instrument.instrumentId }
    : { code: (await captures.refusalOf('wallet', token)) ?? 'IF97' };
}
