import { chartOf, type ShopActor } from '#machines/shop/index.ts';
import type { trolleyMachine } from '#machines/trolley/index.ts';
import type { LineWish } from '#services/trolley/trolley.contract.ts';

type Told = { readonly type: 'line.done' | 'line.lost'; readonly sku: string };
type Asker = { readonly send: (told: Told) => void };

const heard = new WeakMap<object, Set<Asker>>();

/** Many products are put into the trolley, and whoever asked for them is told what becomes of each. */
export function linesToTrolley(shop: ShopActor, asker: Asker, lines: readonly LineWish[]): void {
  const trolley = chartOf<typeof trolleyMachine>(shop, 'trolley');
  if (!trolley) {
    for (const { sku } of lines) asker.send({ type: 'line.lost', sku });
    return;
  }
  const askers = heard.get(trolley) ?? new Set<Asker>();
  heard.set(trolley, askers);
  if (!askers.has(asker)) {
    askers.add(asker);
    trolley.on('line.added', ({ sku }) => asker.send({ type: 'line.done', sku }));
    // What is kept on this device is sent by itself.
    trolley.on('line.kept', ({ sku }) => asker.send({ type: 'line.done', sku }));
    trolley.on('line.failed', ({ sku }) => asker.send({ type: 'line.lost', sku }));
  }
  for (const line of lines) trolley.send({ type: 'line.add', ...line });
}
