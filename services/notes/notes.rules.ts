import { longestNote } from './notes.words.ts';

/** As it is kept: one form of each letter, no ends of space, no control characters; lines become spaces. */
export const tidyNote = (note: string): string =>
  note
    .normalize('NFC')
    .replace(/[\p{Cc}\p{Zl}\p{Zp}\s]+/gu, ' ')
    .trim();

export const lengthOfNote = (note: string): number => [...note].length;

/** Nothing at all is fine: it takes the note away. */
export const isNoteShort = (note: string): boolean => lengthOfNote(tidyNote(note)) <= longestNote;
