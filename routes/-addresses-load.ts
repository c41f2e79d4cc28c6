import { chartSettled } from '#machines/shop/index.ts';
import type { RouterContext } from './-context.ts';

/** The first page has the addresses in it. */
export async function needAddresses({
  context: { shop, openLate },
}: {
  readonly context: RouterContext;
}): Promise<void> {
  await openLate('addresses');
  if (import.meta.env.SSR) await chartSettled(shop, 'addresses', 'reading');
}
