import type { KeyboardEvent } from 'react';

/** A key that is held down would pass line after line that nobody has seen. */
export const ignoreHeld = (event: KeyboardEvent): void => {
  if (event.key === 'Enter' && event.repeat) event.preventDefault();
};
