import type { SnapshotFrom } from 'xstate';
import { kebabCase } from '#services/display/words.rules.ts';
import type { stockLevelsMachine } from './stock-levels.machine.ts';
import type { StockLevelsContext, StoreStock } from './stock-levels.types.ts';

type Levels = SnapshotFrom<typeof stockLevelsMachine>;

/** Without macrons, capitals and spaces: "Whangarei" finds Whangārei. */
export const isCalled = ({ name, town }: StoreStock, search: string): boolean =>
  kebabCase(`${name} ${town}`).includes(kebabCase(search));

/** The stores that the search lets through, the chosen one first. */
export const storesIn = ({ stores, search }: StockLevelsContext): readonly StoreStock[] =>
  stores.filter((store) => isCalled(store, search));

export const isAsking = (levels: Levels): boolean => levels.hasTag('asking');
export const hasFailed = (levels: Levels): boolean => levels.hasTag('failed');
export const isUnmatched = (levels: Levels): boolean => levels.hasTag('unmatched');
