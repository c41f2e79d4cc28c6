export { subscriptionMachine } from './subscription.machine.ts';
export { goesOn } from './subscription.rules.ts';
export {
  type CancelPassShown,
  cancelPassShown,
  type ChangeCardShown,
  changeCardShown,
  type SubscriptionsShown,
  subscriptionsShown,
} from './subscription.select.ts';
export {
  type SubscriptionContext,
  type SubscriptionEvent,
  type SubscriptionHappening,
  type SubscriptionInput,
  subscriptionCarriage,
} from './subscription.types.ts';
