import { androidChannel } from './bridge.android.ts';
import type { BridgeChannel } from './bridge.contract.ts';
import { frameChannel } from './bridge.frame.ts';
import { iosChannel } from './bridge.ios.ts';
import { reactNativeChannel } from './bridge.react-native.ts';

/** The app around this page, if one has left a way to it. */
export const findHost = (page: Window): BridgeChannel | null =>
  iosChannel(page) ?? androidChannel(page) ?? reactNativeChannel(page) ?? frameChannel(page);
