import type { Carried } from '#machines/shop/index.ts';
import type { PageWords, Settings } from '#services/settings/settings.contract.ts';
import { withWords } from '#services/settings/settings.rules.ts';
import { packed } from './packed.ts';

/** What some charts learnt is the same for everyone: it travels beside the rest, its JSON made once and not once a page. */
const sharedBy = { settings: 'settings', shell: 'shell' } as const;
export type Common = Readonly<Record<string, unknown>>;

const contextOf = (carried: Carried | null, chart: string) => {
  const snapshot = carried?.children?.[chart]?.snapshot;
  return snapshot && 'context' in snapshot ? (snapshot.context as Record<string, unknown>) : undefined;
};

const wordless = new WeakMap<Settings, Settings>();

/** The settings without the words of pages, made once for as long as they hold. */
function withoutWords(settings: Settings): Settings {
  const made = wordless.get(settings) ?? packed(withWords(settings, {}));
  wordless.set(settings, made);
  return made;
}

/** Takes what is common out of a shop that is about to travel; of the words of pages, only those of these go along. */
export function takeCommon(carried: Carried | null, places: readonly string[]): Common {
  const common: Record<string, unknown> = {};
  for (const [chart, key] of Object.entries(sharedBy)) {
    const context = contextOf(carried, chart);
    if (!context) continue;
    common[chart] = context[key];
    delete context[key];
  }
  const settings = common['settings'] as Settings | null | undefined;
  if (!settings) return common;
  const words = Object.entries(settings.meta).filter(([place]) => places.includes(place));
  return { ...common, settings: withoutWords(settings), words: Object.fromEntries(words) };
}

/** Puts it back where it was. */
export function putCommon(carried: Carried | null, common: Common): void {
  for (const [chart, key] of Object.entries(sharedBy)) {
    const context = contextOf(carried, chart);
    if (context && chart in common) context[key] = common[chart];
  }
  const context = contextOf(carried, 'settings');
  if (context?.['settings'] && common['words'])
    context['settings'] = withWords(context['settings'] as Settings, common['words'] as PageWords);
}
