import { useState } from 'react';
import { chartOf, isShopper, sessionOf, type ShopActor } from '#machines/shop/index.ts';
import type { slotWatchMachine } from '#machines/slot-watch/index.ts';
import type { TimeSlot } from '#services/fulfilment/time-slots.contract.ts';
import type { RouterContext } from './-context.ts';

/** The wish to be told when a full time opens: its chart comes with the first one; a guest is prompted. */
export function useTold(shop: ShopActor, openLate: RouterContext['openLate']) {
  const [, show] = useState(0);
  async function want(slotId: string, isWanted: boolean): Promise<void> {
    await openLate('slotWatch');
    chartOf<typeof slotWatchMachine>(shop, 'slotWatch')?.send({ type: 'slot.watch', slotId, isWanted });
    show((count) => count + 1);
  }
  return {
    wantWatch: ({ id }: TimeSlot, isWanted: boolean): void => {
      if (!isShopper(sessionOf(shop).getSnapshot()))
        shop.send({ type: 'action.ask', action: { kind: 'selectFulfilmentSlot' } });
      else void want(id, isWanted).catch(() => undefined);
    },
  };
}
