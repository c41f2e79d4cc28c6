import { createContext, type ReactNode, useContext } from 'react';

/**
 * Gives what `draw` draws. Where a page is written that may be the bytes of an earlier page: so what is drawn depends on
 * nothing but `of`, an answer of the store that never changes, and `as`, and uses no id and no context of its own.
 */
export type Keep = (of: object, as: string, draw: () => ReactNode) => ReactNode;

export const KeepContext = createContext<Keep>((_of, _as, draw) => draw());

export const useKeep = (): Keep => useContext(KeepContext);
