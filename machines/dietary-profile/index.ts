export { dietaryProfileMachine } from './dietary-profile.machine.ts';
export { type DietaryProfileShown, dietaryProfileShown } from './dietary-profile.select.ts';
export {
  type DietaryProfileContext,
  type DietaryProfileEvent,
  type DietaryProfileInput,
  type DietaryProfileTag,
  dietaryProfileCarriage,
} from './dietary-profile.types.ts';
