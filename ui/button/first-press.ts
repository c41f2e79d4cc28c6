import type { KeyboardEvent, MouseEvent } from 'react';

/** What a key that is held down would do over and over is done once. */
export const ignoreHeld = (event: KeyboardEvent): void => {
  if (event.key === 'Enter' && event.repeat) event.preventDefault();
};

/** The second press of a double click. */
export const isSecondPress = ({ detail }: MouseEvent): boolean => detail > 1;

/** For a button that does something each time: a double click and a key that is held down press it once. */
export const firstPress = (onPress: () => void) => ({
  onKeyDown: ignoreHeld,
  onClick: (event: MouseEvent) => (isSecondPress(event) ? undefined : onPress()),
});
