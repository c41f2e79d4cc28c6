import { readHostMessage } from './bridge.rules.ts';
import type { FromHost } from './bridge.words.ts';

/** The one name on `window` by which an app that runs scripts in its page speaks to the shop. */
export const receiverName = 'keteBridge';

/** Puts the receiver there for as long as somebody listens. A frame of another origin cannot reach it. */
export function receiveOn(page: object, hear: (message: FromHost) => void): () => void {
  const receive = (data: unknown): void => {
    const message = readHostMessage(data);
    if (message) hear(message);
  };
  Object.defineProperty(page, receiverName, { value: Object.freeze({ receive }), configurable: true });
  return () => void Reflect.deleteProperty(page, receiverName);
}
