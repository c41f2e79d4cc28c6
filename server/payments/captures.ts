import type { World } from '../world.ts';

/** A card that was taken. Of its number no more than four digits are kept, and of the code on its back nothing. */
export type Instrument = {
  readonly instrumentId: string;
  readonly cardScheme: string;
  readonly cardSuffix: string;
  readonly expiryMonth: number;
  readonly expiryYear: number;
  readonly isSaved: boolean;
  /** The bank will refuse each payment with it. */
  readonly isDeclined: boolean;
};

type Capture = { readonly instrumentId: string; readonly expiresAtMs: number; isUsed: boolean };

const tokenBytes = 16;
const lifeMs = 15 * 60_000;
/** The oldest go first: whoever asks for frames and shows none takes nobody's memory away. */
const mostKept = 10_000;

function forgetOldest(kept: Map<string, unknown>): void {
  for (const key of kept.keys()) {
    if (kept.size <= mostKept) return;
    kept.delete(key);
  }
}

/** The frames that were opened and the cards that came of them, for the life of the process. */
export function createCaptures({ clock, random }: World) {
  const captures = new Map<string, Capture>();
  const instruments = new Map<string, Instrument>();
  const hex = () => Buffer.from(random.bytes(tokenBytes)).toString('hex');
  const uuid = () => {
    const bytes = random.bytes(tokenBytes);
    bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x40;
    bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
    return Buffer.from(bytes)
      .toString('hex')
      .replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
  };
  return {
    open(): { readonly token: string; readonly instrumentId: string } {
      const token = hex();
      const instrumentId = uuid();
      captures.set(token, { instrumentId, expiresAtMs: clock.nowMs() + lifeMs, isUsed: false });
      forgetOldest(captures);
      return { token, instrumentId };
    },
    /** Why a frame may not be used any more; null when it may. One that nobody knows has expired. */
    refusalOf(token: string): 'IF06' | 'IF97' | null {
      const capture = captures.get(token);
      if (!capture || clock.nowMs() >= capture.expiresAtMs) return 'IF06';
      return capture.isUsed ? 'IF97' : null;
    },
    /** Takes a card, once for each frame; null when the frame may not be used. */
    take(token: string, card: Omit<Instrument, 'instrumentId'>): Instrument | null {
      const capture = captures.get(token);
      if (!capture || this.refusalOf(token) !== null) return null;
      capture.isUsed = true;
      const instrument = { instrumentId: capture.instrumentId, ...card };
      instruments.set(instrument.instrumentId, instrument);
      forgetOldest(instruments);
      return instrument;
    },
    instrument: (instrumentId: string): Instrument | null => instruments.get(instrumentId) ?? null,
  };
}
export type Captures = ReturnType<typeof createCaptures>;
