import { useLocation, useRouteContext } from '@tanstack/react-router';
import { useSelector } from '@xstate/react';
import { useEffect } from 'react';
import type { MealPlanEvent, mealPlanMachine } from '#machines/meal-plan/index.ts';
import { chartOf, isShopper, sessionOf, shopperOf } from '#machines/shop/index.ts';
import { withoutModals } from '#services/navigation/outlets.rules.ts';
import type { MealPlanParts } from './-meal-plans-load.ts';

const ignored = () => undefined;
/** What is told to another chart, which has to be here before. */
const others = { 'items.add': 'trolley', 'list.add': 'shoppingList' } as const;

/** The plan in the making, with what this tab remembers of it: not before the page is live, which is written without it. */
export function useMealPlan() {
  const { shop, openLate, partsOf } = useRouteContext({ from: '__root__' });
  const here = useLocation({ select: ({ publicHref }) => withoutModals(publicHref) });
  const subject = useSelector(sessionOf(shop), (session) =>
    isShopper(session) ? shopperOf(session).shopperScvId : null,
  );
  const chart = chartOf<typeof mealPlanMachine>(shop, 'mealPlan');
  const now = useSelector(chart, (state) => state);
  useEffect(() => {
    const plan = (partsOf('mealPlan') as MealPlanParts | undefined)?.recall(subject);
    if (plan) chart?.send({ type: 'plan.recall', plan });
  }, [chart, partsOf, subject]);
  const onSend = (event: MealPlanEvent) => {
    const tell = () => chart?.send(event);
    if (event.type !== 'items.add' && event.type !== 'list.add') return void tell();
    void openLate(others[event.type]).catch(ignored).then(tell);
  };
  return { chart, now, onSend, guestHref: subject === null ? here : null };
}
