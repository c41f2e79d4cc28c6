export { boostsMachine } from './boosts.machine.ts';
export {
  boostedSince,
  type BoostsShown,
  boostsOf,
  type EmailShown,
  emailOf,
  type OfferShown,
} from './boosts.select.ts';
export {
  type BoostsContext,
  type BoostsEvent,
  type BoostsInput,
  type BoostsTag,
  boostsCarriage,
  type Wish,
} from './boosts.types.ts';
