/** What is used of a storage of the browser. */
export type Area = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** Works in a storage that may not be there and may refuse: then nothing is kept, and nothing is known. */
export const tryingIn =
  (area: () => Area | null | undefined, onRefused?: () => void) =>
  <T>(work: (open: Area) => T): T | undefined => {
    try {
      const open = area();
      return open ? work(open) : undefined;
    } catch {
      onRefused?.();
      return undefined;
    }
  };
