/** What one tab tells the others: somebody signed in, or was signed out. */
export type TabWord = { readonly type: 'login' | 'logout'; readonly subject: string };

export const tabsChannel = 'kete-session';
const longestSubject = 200;

type Channel = Pick<BroadcastChannel, 'postMessage' | 'close' | 'onmessage'>;

/** The word in a message, if it has exactly that shape. */
export function tabWordIn(data: unknown): TabWord | null {
  if (typeof data !== 'object' || data === null || Object.keys(data).length !== 2) return null;
  const { type, subject } = data as Record<string, unknown>;
  const isWord = type === 'login' || type === 'logout';
  return isWord && typeof subject === 'string' && subject.length <= longestSubject ? { type, subject } : null;
}

/** Talks with the other tabs of this browser; in a browser that cannot, nobody is heard. */
export function openTabs(open: () => Channel, hear: (word: TabWord) => void): { say(word: TabWord): void } {
  let channel: Channel | null = null;
  try {
    channel = open();
    channel.onmessage = ({ data }) => {
      const word = tabWordIn(data);
      if (word) hear(word);
    };
  } catch {
    channel = null;
  }
  return { say: (word) => channel?.postMessage(word) };
}
