import type { expressMachine } from '#machines/express/index.ts';
import { chartOf, chartSettled, fulfilmentOf, sessionOf } from '#machines/shop/index.ts';
import type { RouterContext } from './-context.ts';
import { entered } from './-entered.ts';
import { place } from './-place.ts';

type Asked = { readonly context: RouterContext; readonly cause: 'preload' | 'enter' | 'stay' };

/** The first page has today's windows in it; later ones show at once what there is and ask for the rest. */
async function needExpress({ context: { shop, openLate }, cause }: Asked): Promise<void> {
  await openLate('express');
  const express = chartOf<typeof expressMachine>(shop, 'express');
  const method = fulfilmentOf(sessionOf(shop).getSnapshot())?.method ?? 'Courier';
  const before = express?.getSnapshot().context;
  express?.send({ type: 'express.need', method: before?.method ?? method });
  if (import.meta.env.SSR) await chartSettled(shop, 'express');
  else if (before?.answer && cause === 'enter') express?.send({ type: 'express.reload' });
}

/** The page on which an express shop begins. */
export const expressPage = {
  ...place('express'),
  ...entered('express'),
  loader: (asked: Asked): Promise<void> => needExpress(asked),
};
