export { navigationMachine } from './navigation.machine.ts';
export { backHrefOf, closeHrefOf, hasBackIn, hrefOf, scrollOf, stepsOutIn } from './navigation.select.ts';
export {
  type Arrival,
  type NavigationContext,
  type NavigationEvent,
  type NavigationReport,
  type NavigationTag,
  navigationCarriage,
} from './navigation.types.ts';
