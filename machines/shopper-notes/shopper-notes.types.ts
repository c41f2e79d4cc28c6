import type { Fault } from '#services/fault.ts';
import type { Carriage } from '../kit/index.ts';

export type ShopperNotesInput = {
  /** Whose notes they are; null when no shopper is here. */
  readonly subject: string | null;
};

export type ShopperNotesContext = {
  readonly subject: string | null;
  /** The product on show. */
  readonly sku: string | null;
  /** What the store keeps; empty when there is no note. */
  readonly note: string;
  /** What is being written; it outlives every failure. */
  readonly draft: string;
  /** What was asked for before the note was known: to write one, or those very words. */
  readonly asked: string | null;
  readonly fault: Fault | null;
};

export type ShopperNotesEvent =
  /** A product is on show. */
  | { readonly type: 'note.show'; readonly sku: string }
  /** Asked for before sign-in: these words, or none to begin to write. */
  | { readonly type: 'note.ask'; readonly sku: string; readonly note: string }
  | { readonly type: 'note.write' }
  | { readonly type: 'draft.change'; readonly draft: string }
  | { readonly type: 'note.save' }
  /** Takes the note away. */
  | { readonly type: 'note.clear' }
  /** What is being written is given up. */
  | { readonly type: 'note.cancel' }
  | { readonly type: 'note.retry' }
  | { readonly type: 'user.changed'; readonly subject: string | null };

export type ShopperNotesReport =
  /** The place to write stands open. */
  | { readonly type: 'note.begun'; readonly sku: string }
  | { readonly type: 'note.saved'; readonly sku: string; readonly note: string }
  | { readonly type: 'note.lost'; readonly sku: string; readonly fault: Fault };

/** `busy`: asked or being saved. `writing`: the place to write is open. `failed`: the last try did not get through. */
export type ShopperNotesTag = 'busy' | 'writing' | 'failed';

export const blankNotes: ShopperNotesContext = {
  subject: null,
  sku: null,
  note: '',
  draft: '',
  asked: null,
  fault: null,
};

export const shopperNotesCarriage: Carriage = { keeps: [], blank: blankNotes };
