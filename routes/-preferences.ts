import { useRouteContext } from '@tanstack/react-router';
import { useSelector } from '@xstate/react';
import { useEffect } from 'react';
import { type PreferencesEvent, type preferencesMachine, preferencesShown } from '#machines/preferences/index.ts';
import { chartOf, sessionOf, shopperOf } from '#machines/shop/index.ts';
import { useLate } from './-trolley-choices.ts';

/** What the shopper prefers, for every part that shows some of it; whoever signs in meanwhile is asked for anew. */
export function usePreferences() {
  const { shop } = useRouteContext({ from: '__root__' });
  const isOpen = useLate('preferences');
  const chart = isOpen ? chartOf<typeof preferencesMachine>(shop, 'preferences') : undefined;
  const shown = preferencesShown(useSelector(chart, (now) => now));
  const subject = useSelector(sessionOf(shop), (session) => shopperOf(session).shopperScvId);
  useEffect(() => {
    if (subject !== null && chart?.getSnapshot().context.told === null) chart.send({ type: 'preferences.need' });
  }, [chart, subject]);
  return { shown, send: (event: PreferencesEvent) => chart?.send(event) };
}
