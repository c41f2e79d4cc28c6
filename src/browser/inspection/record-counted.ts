import { countedOf } from '#services/inspection/counted.rules.ts';
import type { Happening } from '#services/inspection/memory.ts';

type Options = { readonly page: { dataLayer?: unknown }; readonly keep: (happening: Happening) => void };

/**
 * Tells of everything that is counted, as the data layer hears it: so only with consent, and what was counted before
 * this began as well. Where there is no data layer yet, none is made: the one that comes is listened to.
 */
export function recordCounted({ page, keep }: Options): () => void {
  const tell = (given: unknown) => {
    const counted = countedOf(given);
    if (counted) keep({ kind: 'counted', ...counted });
  };
  let unhook = (): void => {};
  const hook = (layer: unknown) => {
    if (!Array.isArray(layer)) return;
    layer.forEach(tell);
    const before = layer.push;
    const push = (...given: unknown[]) => {
      const length = Reflect.apply(before, layer, given) as number;
      given.forEach(tell);
      return length;
    };
    layer.push = push;
    unhook = () => {
      if (layer.push === push) layer.push = before;
    };
  };
  const settle = (layer: unknown) => {
    delete page.dataLayer;
    if (layer !== undefined) page.dataLayer = layer;
  };
  if (page.dataLayer === undefined)
    Object.defineProperty(page, 'dataLayer', {
      configurable: true,
      get: () => undefined,
      set(layer: unknown) {
        settle(layer);
        hook(layer);
      },
    });
  else hook(page.dataLayer);
  return () => {
    unhook();
    if (page.dataLayer === undefined) settle(undefined);
  };
}
