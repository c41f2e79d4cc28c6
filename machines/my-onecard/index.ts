export { myOnecardMachine } from './my-onecard.machine.ts';
export { type MyOnecardShown, myOnecardOf } from './my-onecard.select.ts';
export {
  type MyOnecardContext,
  type MyOnecardEvent,
  type MyOnecardInput,
  type MyOnecardTag,
  myOnecardCarriage,
} from './my-onecard.types.ts';
