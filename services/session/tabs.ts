/** What one tab tells the others: somebody signed in, or was signed out. */
export type TabWord = { readonly type: 'login' | 'logout'; readonly subject: string };

export const tabsChannel = 'kete-session';
const longestSubject = 200;

type Channel = Pick<BroadcastChannel, 'postMessage' | 'close' | 'onmessage'>;
type Tabs<Word> = {
  readonly open: () => Channel;
  /** The word in a message, if it has exactly that shape. */
  readonly wordIn: (data: unknown) => Word | null;
  readonly hear: (word: Word) => void;
};

/** Whose a word is, if it is anybody's. */
export const isSubject = (value: unknown): value is string =>
  typeof value === 'string' && value.length <= longestSubject;

/** The word in a message, if it has exactly that shape. */
export function tabWordIn(data: unknown): TabWord | null {
  if (typeof data !== 'object' || data === null || Object.keys(data).length !== 2) return null;
  const { type, subject } = data as Record<string, unknown>;
  const isWord = type === 'login' || type === 'logout';
  return isWord && isSubject(subject) ? { type, subject } : null;
}

/** Talks with the other tabs of this browser; in a browser that cannot, nobody is heard. */
export function openTabs<Word>({ open, wordIn, hear }: Tabs<Word>): { say(word: Word): void } {
  let channel: Channel | null = null;
  try {
    channel = open();
    channel.onmessage = ({ data }) => {
      const word = wordIn(data);
      if (word) hear(word);
    };
  } catch {
    channel = null;
  }
  return { say: (word) => channel?.postMessage(word) };
}
