import type { SnapshotFrom } from 'xstate';
import type { followingMachine } from './following.machine.ts';
import type { ShopTab } from './following.types.ts';

type Following = SnapshotFrom<typeof followingMachine>;

export const tabsOf = ({ context }: Following): readonly ShopTab[] => context.tabs;
export const followedTab = ({ context }: Following): string | null => context.tab;
export const isFollowing = (following: Following): boolean => following.hasTag('following');
export const isLost = (following: Following): boolean => following.hasTag('lost');
