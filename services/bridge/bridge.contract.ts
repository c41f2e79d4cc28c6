import type { FromHost, FromShop } from './bridge.words.ts';

/** A way to the app around the page. What comes in has been checked: where from, and what it is. */
export type BridgeChannel = {
  readonly kind: 'ios' | 'android' | 'react-native' | 'frame';
  readonly post: (message: FromShop) => void;
  /** Hears the app from now on; what is returned ends that. */
  readonly listen: (hear: (message: FromHost) => void) => () => void;
};
