import type { SnapshotFrom } from 'xstate';
import type { mealPlansMachine } from './meal-plans.machine.ts';
import { blankMealPlans } from './meal-plans.types.ts';

type MealPlansNow = SnapshotFrom<typeof mealPlansMachine>;

/** My plans; the last answer stands until there is a newer one. */
export function mealPlansShown(now: MealPlansNow | undefined) {
  const { plans, plansFault, askedId, task, fault, problems } = now?.context ?? blankMealPlans;
  const isRename = now?.hasTag('renaming') || task?.kind === 'rename';
  return {
    state: now?.hasTag('unread')
      ? ('unread' as const)
      : plans !== null && !now?.hasTag('reading')
        ? ('read' as const)
        : ('reading' as const),
    plans,
    fault: plansFault,
    /** The plan whose name stands open, and the one that the question is about. */
    renamedId: isRename ? askedId : null,
    asked: now?.hasTag('asking') ? (plans?.find(({ planId }) => planId === askedId) ?? null) : null,
    change: {
      state: now?.hasTag('sending')
        ? ('sending' as const)
        : now?.hasTag('failed')
          ? ('failed' as const)
          : ('resting' as const),
      fault,
      problems,
    },
  };
}
export type MealPlansShown = ReturnType<typeof mealPlansShown>;
