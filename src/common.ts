import type { Carried } from '#machines/shop/index.ts';

/** What some charts learnt is the same for everyone: it travels beside the rest, its JSON made once and not once a page. */
const sharedBy = { settings: 'settings', shell: 'shell' } as const;
export type Common = Readonly<Record<string, unknown>>;

const contextOf = (carried: Carried | null, chart: string) => {
  const snapshot = carried?.children?.[chart]?.snapshot;
  return snapshot && 'context' in snapshot ? (snapshot.context as Record<string, unknown>) : undefined;
};

/** Takes what is common out of a shop that is about to travel. */
export function takeCommon(carried: Carried | null): Common {
  const common: Record<string, unknown> = {};
  for (const [chart, key] of Object.entries(sharedBy)) {
    const context = contextOf(carried, chart);
    if (!context) continue;
    common[chart] = context[key];
    delete context[key];
  }
  return common;
}

/** Puts it back where it was. */
export function putCommon(carried: Carried | null, common: Common): void {
  for (const [chart, key] of Object.entries(sharedBy)) {
    const context = contextOf(carried, chart);
    if (context && chart in common) context[key] = common[chart];
  }
}
