import type { SavedInstrument } from '#services/payments/instruments.contract.ts';
import type { SubmitOutcome } from '../card-frame/index.ts';
import type { PayTrouble, PayWaysContext, Pressed, Way } from './pay-ways.types.ts';

export const isUsable = ({ isExpired, disabled }: SavedInstrument): boolean => !isExpired && !disabled;

type Ways = Pick<PayWaysContext, 'chosen' | 'instruments' | 'fault'>;

/** What would be paid with: what was chosen, else the first saved card that can be, else a new one. */
export function wayOf({ chosen, instruments, fault }: Ways): Way | null {
  const usable = (instruments ?? []).filter(isUsable);
  if (chosen && (chosen.kind !== 'saved' || usable.some(({ instrumentId }) => instrumentId === chosen.instrumentId)))
    return chosen;
  const [first] = usable;
  if (first) return { kind: 'saved', instrumentId: first.instrumentId };
  return instruments !== null || fault !== null ? { kind: 'card' } : null;
}

/** A card that was taken now and is the one to pay with. */
export function capturedOf({ captured, ...ways }: Ways & Pick<PayWaysContext, 'captured'>): string | null {
  return captured && wayOf(ways)?.kind === captured.kind ? captured.instrumentId : null;
}

type Press = Pressed & { readonly isFrameReady: boolean };

/** Why a press is not an order yet; null where nothing is in the way. */
export function troubleOf(context: PayWaysContext, { totalCents, isAgeAsked, isFrameReady }: Press): PayTrouble | null {
  const way = totalCents <= 0 ? null : wayOf(context);
  if (totalCents > 0 && way === null) return 'noWay';
  if (isAgeAsked && !context.isOfAge) return 'ageMissing';
  const isTyped = way !== null && way.kind !== 'saved' && capturedOf(context) === null;
  return isTyped && !isFrameReady ? 'cardNotReady' : null;
}

/** The name of what is paid with; null where a card has to be taken first, or nothing is to be paid. */
export function instrumentOf(context: PayWaysContext, { totalCents }: Pressed): string | null {
  const way = wayOf(context);
  if (totalCents <= 0 || way === null) return null;
  return way.kind === 'saved' ? way.instrumentId : capturedOf(context);
}

export const troubleAfter = (outcome: SubmitOutcome): PayTrouble | null => {
  if (outcome.kind === 'success') return null;
  if (outcome.kind === 'unknown') return 'cardUnknown';
  return outcome.code === 'IF01' ? 'cardWrong' : 'cardFailed';
};
