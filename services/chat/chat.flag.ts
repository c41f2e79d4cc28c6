import type { LocalStore } from '../storage/local-store.ts';
import { chatNames } from './chat.rules.ts';

export interface ChatFlag {
  isUp(): boolean;
  raise(): void;
  clear(): void;
}

/** The flag of a chat that goes on, for every tab; where the browser remembers nothing, for this page alone. */
export function createChatFlag(storage: LocalStore): ChatFlag {
  let isOnlyHere = false;
  const isKept = () => storage.read(chatNames.started) === true;
  return {
    isUp: () => isKept() || isOnlyHere,
    raise() {
      storage.write(chatNames.started, true);
      isOnlyHere = !isKept();
    },
    clear() {
      storage.remove(chatNames.started);
      isOnlyHere = false;
    },
  };
}
