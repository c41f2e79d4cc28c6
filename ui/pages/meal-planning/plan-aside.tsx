import './meal-planning.css';
import type { MealPlanEvent } from '#machines/meal-plan/index.ts';
import { Button } from '#ui/button/button.tsx';
import { countOf } from '#ui/reorder/reorder-words.ts';
import { mealPlansTexts as texts } from '#ui/texts/meal-plans.texts.ts';

type Props = { readonly count: number; readonly onSend: (event: MealPlanEvent) => void };

/** The plan that another one took the place of, and its way back. */
export function PlanAside({ count, onSend }: Props) {
  return count === 0 ? null : (
    <p className="plan-aside" role="status">
      {countOf(count, texts.asideOne, texts.aside)}
      <Button size="small" look="outline" onClick={() => onSend({ type: 'plan.bringBack' })}>
        {texts.bringBack.text}
      </Button>
    </p>
  );
}
