export { followingMachine } from './following.machine.ts';
export { followedTab, isFollowing, isLost, tabsOf } from './following.select.ts';
export type { FollowingEvent, FollowingReport, ShopTab } from './following.types.ts';
