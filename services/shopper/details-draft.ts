import { type Area, tryingIn } from '../storage/area.ts';
import { draftOf, type DetailsTyped } from './details.rules.ts';

const key = 'shopperDetailsDraft';

const isTyped = (value: unknown): value is DetailsTyped =>
  typeof value === 'object' && value !== null && Object.values(value).every((one) => typeof one === 'string');

/** What is typed of the shopper details, for as long as the tab is open and for one account alone. */
export function createDetailsDraft(area: () => Area | undefined) {
  const trying = tryingIn(area);
  const forget = () => trying((open) => open.removeItem(key));
  return {
    read(subject: string): DetailsTyped | null {
      const kept = trying((open) => JSON.parse(open.getItem(key) ?? 'null') as unknown) as
        | { readonly subject?: unknown; readonly typed?: unknown }
        | null
        | undefined;
      if (kept?.subject === subject && isTyped(kept.typed)) return draftOf(kept.typed);
      forget();
      return null;
    },
    remember: (subject: string, typed: DetailsTyped): void =>
      trying((open) => open.setItem(key, JSON.stringify({ subject, typed: draftOf(typed) }))),
    forget: (): void => forget(),
  };
}
