export { saverPurchaseMachine } from './saver-purchase.machine.ts';
export { type SaverOutcome, saverOutcomeOf, type SaverStage, saverStageOf } from './saver-purchase.select.ts';
export {
  type SaverPurchaseContext,
  type SaverPurchaseEvent,
  type SaverPurchaseHappening,
  type SaverPurchaseInput,
  saverPurchaseCarriage,
  type SaverTerms,
} from './saver-purchase.types.ts';
