export { stockLevelsMachine, stockLevelsOf } from './stock-levels.machine.ts';
export { hasFailed, isAsking, isUnmatched, storesIn } from './stock-levels.select.ts';
export type {
  AskLevels,
  StockLevelsContext,
  StockLevelsEvent,
  StockLevelsInput,
  StockLevelsTag,
  StoreStock,
} from './stock-levels.types.ts';
