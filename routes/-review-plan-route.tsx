import { useRouteContext } from '@tanstack/react-router';
import { type ReactNode, useEffect } from 'react';
import { mealPlanShown } from '#machines/meal-plan/index.ts';
import { ReviewPlanPage } from '#ui/pages/meal-planning/review-plan-page.tsx';
import { useMealPlan } from './-meal-plan.ts';

/** The plan as one shopping list; the store is asked for as long as the page is on show. */
export function ReviewPlanRoute(): ReactNode {
  const { services } = useRouteContext({ from: '__root__' });
  const { chart, now, onSend, guestHref } = useMealPlan();
  useEffect(() => {
    chart?.send({ type: 'review.open' });
    return () => chart?.send({ type: 'review.close' });
  }, [chart]);
  return (
    <ReviewPlanPage
      shown={mealPlanShown(now)}
      guestHref={guestHref}
      newKey={() => services.newKey()}
      onSend={onSend}
      onPrint={() => window.print()}
    />
  );
}
