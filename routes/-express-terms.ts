import { useRouteContext } from '@tanstack/react-router';
import { useSelector } from '@xstate/react';
import { flagsOf, fulfilmentOf, isOn, sessionOf, shellIn, shellOf } from '#machines/shop/index.ts';
import { type ExpressFees, expressFeesOf, expressLimitOf } from '#services/fulfilment/express-terms.rules.ts';
import { expressTexts as texts } from '#ui/texts/express.texts.ts';

/** What express costs and carries for this visitor, and what it is called. */
export function useExpressTerms(): {
  readonly name: string;
  readonly fees: ExpressFees;
  readonly limit: number | null;
} {
  const { shop } = useRouteContext({ from: '__root__' });
  const fulfilment = useSelector(sessionOf(shop), fulfilmentOf);
  const settings = useSelector(shellOf(shop), shellIn).settings.expressFulfilmentSettings;
  const isRebranded = useSelector(flagsOf(shop), (flags) => isOn(flags, 'EnableRebrandToDeliveryNow'));
  return {
    name: (isRebranded ? texts.rebranded : texts.name).text,
    fees: expressFeesOf(fulfilment?.expressFulfilment ?? null, settings),
    limit: expressLimitOf(fulfilment?.itemsLimit ?? null, settings),
  };
}
