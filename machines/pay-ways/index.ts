export { payWaysMachine } from './pay-ways.machine.ts';
export { isUsable } from './pay-ways.rules.ts';
export { areLost, instrumentsIn, isCaptured, isCapturing, troubleIn, wayIn } from './pay-ways.select.ts';
export {
  type PayTrouble,
  type PayWaysContext,
  type PayWaysEvent,
  type PayWaysHappening,
  type PayWaysInput,
  payWaysCarriage,
  type Way,
} from './pay-ways.types.ts';
