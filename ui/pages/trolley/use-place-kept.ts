import { type RefObject, useEffect, useRef } from 'react';

/** Where the eye goes when what had the focus is gone: to the next line that stays, else the one before, else the heading. */
export function nextOf(before: readonly string[], now: ReadonlySet<string>): string | null {
  const at = before.findIndex((sku) => !now.has(sku));
  if (at < 0) return null;
  return before.slice(at).find((sku) => now.has(sku)) ?? before.slice(0, at).findLast((sku) => now.has(sku)) ?? null;
}

/** Nobody who takes out a line by its own button is left nowhere. */
export function usePlaceKept(part: RefObject<HTMLElement | null>, skus: readonly string[]): void {
  const before = useRef(skus);
  useEffect(() => {
    const had = before.current;
    before.current = skus;
    const now = new Set(skus);
    if (had.every((sku) => now.has(sku))) return;
    const { activeElement, body } = document;
    if (activeElement !== null && activeElement !== body) return;
    const next = nextOf(had, now);
    const target = next === null ? null : part.current?.querySelector<HTMLElement>(`[data-sku="${next}"] a`);
    (target ?? part.current?.querySelector<HTMLElement>('h1, h2'))?.focus();
  }, [part, skus]);
}
