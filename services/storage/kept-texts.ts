import { type Area, tryingIn } from './area.ts';

/** What somebody types and the store does not have yet: each field's text, and which of several things it is about. */
export type KeptTexts = { readonly about: number | null; readonly texts: Readonly<Record<string, string>> };

type Fields = Readonly<Record<string, unknown>>;
const longest = 2_000;

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isTexts = (value: unknown): value is KeptTexts['texts'] =>
  isFields(value) && Object.values(value).every((text) => typeof text === 'string' && text.length <= longest);
const isAbout = (value: unknown): value is number | null => value === null || Number.isSafeInteger(value);

/** What one shopper types somewhere, under a name of its own, for as long as the tab is open. */
export function createKeptTexts(area: () => Area | undefined, name: string) {
  const trying = tryingIn(area);
  return {
    recall(subject: string): KeptTexts | null {
      const found = trying((open) => JSON.parse(open.getItem(name) ?? 'null') as unknown);
      if (!isFields(found) || found['subject'] !== subject) return null;
      const { about, texts } = found;
      return isAbout(about) && isTexts(texts) ? { about, texts } : null;
    },
    remember: (subject: string | null, kept: KeptTexts | null): void =>
      trying((open) =>
        subject === null || kept === null
          ? open.removeItem(name)
          : open.setItem(name, JSON.stringify({ subject, ...kept })),
      ),
  };
}
