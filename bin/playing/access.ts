import { violationsOf } from './axe.ts';
import type { Onlooker } from './playing.ts';

export type Watch = { readonly onlooker: Onlooker; readonly places: () => number };

/** Looks once at every place of every area, for what somebody could not use. */
export function watchAccess(): Watch {
  const seen = new Set<string>();
  return {
    places: () => seen.size,
    onlooker: {
      sees: async ({ page, area, place }) => {
        const name = `${area}.${place}`;
        if (seen.has(name)) return [];
        seen.add(name);
        return (await violationsOf(page)).map((violation) => `Not for everybody at ${name}: ${violation}`);
      },
    },
  };
}
