import { createContext, useContext } from 'react';
import { asItIs, type Rename } from '#services/display/renames.rules.ts';

/** How the labels of the shop are said today; as they are written where no flag says otherwise. */
export const RenameContext = createContext<Rename>(asItIs);

/** For a label that comes from the store: what it is called today. */
export const useRename = (): Rename => useContext(RenameContext);
