import { createContext } from 'react';
import type { Suggest } from '#machines/search-box/index.ts';

/** Whom the search box asks for suggestions. Without it nobody answers, and the box is a plain search box. */
export const SuggestContext = createContext<Suggest | null>(null);
