import * as v from 'valibot';
import { isNoteShort, tidyNote } from './notes.rules.ts';
import type { ShopperNote } from './notes.words.ts';

/** Bytes of a request that could still be a note. */
const mostBytes = 4_096;

const sku = v.pipe(v.string(), v.regex(/^\d{6}$/, 'has six digits'));

/** What a shopper writes on a product; nothing takes the note away. */
export const ShopperNoteChange = v.pipe(
  v.strictObject({
    sku,
    note: v.pipe(
      v.string(),
      v.maxBytes(mostBytes, 'is too long'),
      v.check(isNoteShort, 'is too long: 200 characters are the most'),
      v.transform(tidyNote),
    ),
  }),
);

export const KeptNote = v.object({ sku: v.string(), note: v.string() });
export const ShopperNotes = v.object({ notes: v.array(KeptNote) });

export interface NotesService {
  /** The note of whoever is signed in on that product; empty when there is none. */
  note(sku: string, signal?: AbortSignal): Promise<string>;
  /** Keeps it as it was tidied; an empty one is taken away. */
  keep(note: ShopperNote, signal?: AbortSignal): Promise<ShopperNote>;
}
