/** How much of a list is shown, in whole hundredths; all of it where there is nothing. */
export const progressOf = (shown: number, total: number): number =>
  total > 0 ? Math.max(0, Math.min(100, Math.floor((shown / total) * 100))) : 100;
