import type { ListOpened, PlaybackContext } from './playback.types.ts';

/** How many moments the branch on show has. */
export const countOf = ({ branches, branch }: Pick<PlaybackContext, 'branches' | 'branch'>): number =>
  branches[branch]?.count ?? 0;

/** No position lies outside the list. */
export const placed = (context: PlaybackContext, at: number): Partial<PlaybackContext> => ({
  branch: context.branch,
  at: Math.max(0, Math.min(Math.trunc(at), countOf(context) - 1)),
});

export const opened = ({ count, at, canFork, isPlayed }: ListOpened): Partial<PlaybackContext> => ({
  branches: count > 0 ? [{ from: null, at: 0, count }] : [],
  branch: 0,
  at: Math.max(0, Math.min(at, count - 1)),
  canFork: canFork && count > 0,
  wantsToPlay: isPlayed,
});

/** Another branch that has the moments of this one up to now; this one stays as it is. */
export const forked = ({ branches, branch, at }: PlaybackContext): Partial<PlaybackContext> => ({
  branches: [...branches, { from: branch, at, count: at + 1 }],
  branch: branches.length,
});
