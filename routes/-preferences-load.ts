import type { dietaryProfileMachine } from '#machines/dietary-profile/index.ts';
import type { preferencesMachine } from '#machines/preferences/index.ts';
import { chartOf, chartSettled } from '#machines/shop/index.ts';
import type { RouterContext } from './-context.ts';

export type Asked = { readonly context: RouterContext; readonly cause: 'preload' | 'enter' | 'stay' };

/**
 * The first page has them in it; a later one shows what is known until the store answers. How the shopper eats is not read
 * again while the page stays: the page is told that it is loaded anew by each tick of it.
 */
export async function needPreferences({ context: { shop, openLate }, cause }: Asked): Promise<void> {
  await Promise.all([openLate('preferences'), openLate('dietaryProfile')]);
  chartOf<typeof preferencesMachine>(shop, 'preferences')?.send({ type: 'preferences.need' });
  if (cause === 'enter') chartOf<typeof dietaryProfileMachine>(shop, 'dietaryProfile')?.send({ type: 'profile.need' });
  if (import.meta.env.SSR) await Promise.all([chartSettled(shop, 'preferences'), chartSettled(shop, 'dietaryProfile')]);
}
