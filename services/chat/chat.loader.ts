import type { ChatHelper, ChatWord, StartChat } from './chat.contract.ts';
import type { ChatFlag } from './chat.flag.ts';
import { chatNames, type ChatPlace, chatWordIn } from './chat.rules.ts';

export type LoaderEdge = {
  readonly page: Pick<Window, 'document' | 'addEventListener'>;
  readonly place: ChatPlace;
  readonly flag: ChatFlag;
  readonly token: () => string | null;
  /** What the chat says, once it is known that the chat said it. */
  readonly onWord: (word: ChatWord) => void;
};

/**
 * Puts a chat that runs in a frame of its own origin on `window` under the names that the launcher knows: the helper at
 * once, the start function while a frame stands that said it is ready. No script of the chat runs in the shop's page.
 */
export function loadChat({ page, place, flag, token, onWord }: LoaderEdge): void {
  let ready: Window | null = null;
  const frame = (): Window | null =>
    page.document.querySelector<HTMLIFrameElement>(`iframe[name="${chatNames.frame}"]`)?.contentWindow ?? null;
  const tell = (message: object) => frame()?.postMessage(message, place.widgetOrigin);

  const start: StartChat = ({ isFullScreen }) => {
    flag.raise();
    const known = token();
    tell({ type: 'chat-start', isFullScreen, ...(known === null ? {} : { token: known }) });
  };
  const helper: ChatHelper = {
    end() {
      tell({ type: 'chat-end' });
      flag.clear();
    },
  };
  Object.defineProperties(page, {
    [chatNames.helper]: { value: helper, configurable: true },
    [chatNames.start]: { get: () => (ready !== null && frame() === ready ? start : undefined), configurable: true },
  });

  page.addEventListener('message', (event) => {
    const word = chatWordIn(event, { frame: frame(), origins: [place.widgetOrigin] });
    if (word === null) return;
    if (word === 'chat-ready') ready = frame();
    if (word === 'chat-ended') flag.clear();
    onWord(word);
  });
}
