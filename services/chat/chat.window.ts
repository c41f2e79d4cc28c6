import type { ChatHelper, ChatService, StartChat } from './chat.contract.ts';
import type { ChatFlag } from './chat.flag.ts';
import { chatNames } from './chat.rules.ts';

/** Reaches a chat by the names it has on `window` and in local storage; its start function may come late, and go. */
export function createChatService(page: object, flag: Pick<ChatFlag, 'isUp'>): ChatService {
  const named = (name: string): unknown => (page as Readonly<Record<string, unknown>>)[name];
  const helper = () => named(chatNames.helper) as ChatHelper | undefined;
  return {
    hasHelper: () => typeof helper() === 'object',
    start(how) {
      const start = named(chatNames.start);
      if (typeof start !== 'function') return false;
      (start as StartChat)(how);
      return true;
    },
    isStarted: flag.isUp,
    end: () => helper()?.end(),
  };
}
