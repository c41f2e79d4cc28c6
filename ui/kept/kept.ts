import { createContext, createElement, type ReactNode, useContext } from 'react';
import { asItIs } from '#services/display/renames.rules.ts';
import { RenameContext, useRename } from '../words/rename.ts';

/**
 * Gives what `draw` draws. Where a page is written that may be the bytes of an earlier page: so what is drawn depends on
 * nothing but `of`, an answer of the store that never changes, and `as`, and uses no id and no context of its own.
 */
export type Keep = (of: object, as: string, draw: () => ReactNode) => ReactNode;

export const KeepContext = createContext<Keep>((_of, _as, draw) => draw());

/** What the flags rename, in a few words: it tells one way of naming things from another. */
const renamedWords = 'great price, onecard club';

/** What is drawn by itself is called as the page around it calls things, and kept apart from what is called otherwise. */
export function useKeep(): Keep {
  const keep = useContext(KeepContext);
  const rename = useRename();
  return rename === asItIs
    ? keep
    : (of, as, draw) =>
        keep(of, `${as} ${rename(renamedWords)}`, () => createElement(RenameContext, { value: rename }, draw()));
}
