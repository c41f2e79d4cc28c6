import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** False where a page is written and in its first draw, true from then on: for what only works alive. */
export const useLive = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
