export { expressMachine } from './express.machine.ts';
export { type ExpressShown, type ExpressState, expressShown } from './express.select.ts';
export {
  type ExpressContext,
  type ExpressEvent,
  type ExpressHappening,
  type ExpressInput,
  expressCarriage,
} from './express.types.ts';
