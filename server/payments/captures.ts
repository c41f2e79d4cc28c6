import { createIds } from '../ids.ts';
import type { World } from '../world.ts';
import type { Ledger, Page } from './ledger.ts';
import type { PayingName } from './pay-outcomes.ts';

/** A card or wallet that was taken. Of a card's number no more than four digits are kept, and of the code on its back nothing. */
export type Instrument = {
  readonly instrumentId: string;
  readonly cardScheme: string;
  readonly cardSuffix: string;
  readonly expiryMonth: number;
  readonly expiryYear: number;
  readonly isSaved: boolean;
  /** What becomes of each payment with it. */
  readonly pays: PayingName;
};

/** What is asked for in a frame. */
export type FrameKind = 'capture' | 'wallet';
type CaptureRow = { readonly instrument_id: string; readonly expires_ms: number; readonly is_used: number };
type InstrumentRow = {
  readonly instrument_id: string;
  readonly scheme: string;
  readonly suffix: string;
  readonly expiry_month: number;
  readonly expiry_year: number;
  readonly is_saved: number;
  readonly pays: PayingName;
};

const tokenBytes = 16;
const lifeMs = 15 * 60_000;
/** The oldest go first: whoever asks for frames and shows none fills nobody's disk. */
const mostKept = { captures: 10_000, instruments: 100_000 } as const;

function forgetOldest(page: Page, table: keyof typeof mostKept): void {
  page.change(`delete from ${table} where nth <= (select max(nth) from ${table}) - ${mostKept[table]}`);
}

export function instrumentIn(page: Page, instrumentId: string): Instrument | null {
  const row = page.row<InstrumentRow>('select * from instruments where instrument_id = ?', instrumentId);
  return row
    ? {
        instrumentId: row.instrument_id,
        cardScheme: row.scheme,
        cardSuffix: row.suffix,
        expiryMonth: row.expiry_month,
        expiryYear: row.expiry_year,
        isSaved: row.is_saved === 1,
        pays: row.pays,
      }
    : null;
}

/** The frames that were opened and the cards and wallets that came of them. */
export function createCaptures(ledger: Ledger, { clock, random }: World) {
  const ids = createIds(clock, random);
  const rowOf = (page: Page, kind: FrameKind, token: string) =>
    page.row<CaptureRow>(
      'select instrument_id, expires_ms, is_used from captures where token = ? and kind = ?',
      token,
      kind,
    );
  const refusalIn = (row: CaptureRow | undefined) => {
    if (!row || clock.nowMs() >= row.expires_ms) return 'IF06' as const;
    return row.is_used === 1 ? ('IF97' as const) : null;
  };
  return {
    open(kind: FrameKind): Promise<{ readonly token: string; readonly instrumentId: string }> {
      const token = Buffer.from(random.bytes(tokenBytes)).toString('hex');
      const instrumentId = ids.uuid4();
      return ledger.write((page) => {
        page.change(
          'insert into captures (token, instrument_id, kind, expires_ms, is_used) values (?, ?, ?, ?, 0)',
          ...[token, instrumentId, kind, clock.nowMs() + lifeMs],
        );
        forgetOldest(page, 'captures');
        return { token, instrumentId };
      });
    },
    /** Why a frame may not be used any more; null when it may. One that nobody knows has expired. */
    refusalOf: (kind: FrameKind, token: string): Promise<'IF06' | 'IF97' | null> =>
      ledger.read((page) => refusalIn(rowOf(page, kind, token))),
    /** Takes a card or a wallet, once for each frame; null when the frame may not be used. */
    take: (kind: FrameKind, token: string, card: Omit<Instrument, 'instrumentId'>): Promise<Instrument | null> =>
      ledger.write((page) => {
        const row = rowOf(page, kind, token);
        if (!row || refusalIn(row) !== null) return null;
        page.change('update captures set is_used = 1 where token = ?', token);
        const instrument = { instrumentId: row.instrument_id, ...card };
        page.change(
          `insert into instruments (instrument_id, scheme, suffix, expiry_month, expiry_year, is_saved, pays)
           values (?, ?, ?, ?, ?, ?, ?)`,
          ...[instrument.instrumentId, card.cardScheme, card.cardSuffix, card.expiryMonth, card.expiryYear],
          ...[card.isSaved ? 1 : 0, card.pays],
        );
        forgetOldest(page, 'instruments');
        return instrument;
      }),
    forget: async (instrumentId: string): Promise<void> => {
      await ledger.write((page) =>
        page.change('update instruments set is_saved = 0 where instrument_id = ?', instrumentId),
      );
    },
    instrument: (instrumentId: string): Promise<Instrument | null> =>
      ledger.read((page) => instrumentIn(page, instrumentId)),
  };
}
export type Captures = ReturnType<typeof createCaptures>;
