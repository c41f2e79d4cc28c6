import { chartOf } from '#machines/shop/index.ts';
import type { howWhereWhenMachine } from '#machines/how-where-when/index.ts';
import type { PlaceId } from './-places.ts';
import { slotsPage } from './-time-slots.ts';

/** The page of the three questions, at both of its addresses. */
export function howWhereWhenPage(id: PlaceId) {
  const page = slotsPage(id, 'howWhereWhen');
  return {
    ...page,
    loader: async (asked: Parameters<typeof page.loader>[0]): Promise<void> => {
      await asked.context.openLate('howWhereWhen');
      if (asked.cause === 'enter')
        chartOf<typeof howWhereWhenMachine>(asked.context.shop, 'howWhereWhen')?.send({ type: 'page.enter' });
      await page.loader(asked);
    },
  };
}
