import { type Area, tryingIn } from '../storage/area.ts';
import type { Kitchen } from './ingredients.rules.ts';

type Fields = Readonly<Record<string, unknown>>;
const key = 'recipeKitchens';
const most = 12;

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const holdsOnly =
  (kind: 'boolean' | 'string') =>
  (value: unknown): boolean =>
    isFields(value) && Object.values(value).every((one) => typeof one === kind);
const isKitchen = (value: unknown): value is Kitchen =>
  isFields(value) && holdsOnly('boolean')(value['isAtHome']) && holdsOnly('string')(value['chosen']);

/** What was ticked of recipes, for as long as the tab is open: of one shopper, or of whoever had not signed in yet. */
export function createKeptKitchens(area: () => Area | undefined) {
  const trying = tryingIn(area);
  return {
    recall(subject: string | null): Readonly<Record<string, Kitchen>> {
      const kept = trying((open) => JSON.parse(open.getItem(key) ?? 'null') as unknown);
      if (!isFields(kept) || !isFields(kept['kitchens'])) return {};
      if (kept['subject'] !== null && kept['subject'] !== subject) return {};
      return Object.fromEntries(
        Object.entries(kept['kitchens'])
          .filter((entry): entry is [string, Kitchen] => isKitchen(entry[1]))
          .slice(-most),
      );
    },
    remember: (subject: string | null, kitchens: Readonly<Record<string, Kitchen>>): void =>
      trying((open) =>
        Object.keys(kitchens).length === 0
          ? open.removeItem(key)
          : open.setItem(key, JSON.stringify({ subject, kitchens })),
      ),
  };
}
