import {
  blankMealPlan,
  type MealPlanContext,
  mealPlanMachine,
  mealPlanShown,
  mealsShown,
} from '#machines/meal-plan/index.ts';
import { blankMealPlans, type MealPlansContext, mealPlansMachine, mealPlansShown } from '#machines/meal-plans/index.ts';
import { mostMeals } from '#services/meal-plans/meal-plans.words.ts';
import type { Piece, Samples } from '#ui/gallery.types.ts';
import { sampleRecipes, sampleShelf } from '#ui/recipe-card/sample-recipes.ts';
import { ChooseMealsPage } from './choose-meals-page.tsx';
import { MealPlanningPage } from './meal-planning-page.tsx';
import { MyMealPlansPage } from './my-meal-plans-page.tsx';
import { ReviewPlanPage } from './review-plan-page.tsx';
import { sampleKept, sampleKeptAs, sampleMeals, sampleReview } from './sample-plan.ts';

const ignored = () => undefined;
const offline = { tag: 'offline', message: '' } as const;

const planOf = (context: Partial<MealPlanContext>, review: unknown, keep = 'resting') =>
  mealPlanMachine.resolveState({
    value: { review, keep } as never,
    context: { ...blankMealPlan, subject: 'mere', isRecalled: true, meals: sampleMeals, ...context },
  });
const choosing = (context: Partial<MealPlanContext> = {}) => (
  <ChooseMealsPage
    asked={{}}
    recipes={{ state: 'shown', shown: { recipes: sampleShelf, summary: null }, answered: {}, fault: null }}
    meals={mealsShown(planOf(context, 'closed'))}
    onSend={ignored}
    onReload={ignored}
  />
);
const reviewing = (context: Partial<MealPlanContext> = {}, state = 'shown', keep = 'resting', isGuest = false) => (
  <ReviewPlanPage
    shown={mealPlanShown(planOf({ review: sampleReview, ...context }, { open: state }, keep))}
    guestHref={isGuest ? '/review-plan' : null}
    newKey={() => 'key'}
    onSend={ignored}
    onPrint={ignored}
  />
);
const mine = (context: Partial<MealPlansContext> = {}, overview = 'read', change = 'resting') => (
  <MyMealPlansPage
    shown={mealPlansShown(
      mealPlansMachine.resolveState({
        value: { overview, change } as never,
        context: { ...blankMealPlans, subject: 'mere', plans: [sampleKept], ...context },
      }),
    )}
    onSend={ignored}
    onOpen={ignored}
  />
);
const full = Array.from({ length: mostMeals }, (_, at) => ({ slug: `meal-${at}`, title: 'A meal', servings: 2 }));

export const samples: Samples = {
  'to begin': <MealPlanningPage count={0} />,
  'to go on': <MealPlanningPage count={3} />,
  choosing: choosing({ meals: sampleMeals.slice(0, 1) }),
  'no more can be chosen': choosing({ meals: full }),
  reviewed: reviewing(),
  'for a guest': reviewing({ subject: null }, 'shown', 'resting', true),
  'being worked out': reviewing({}, 'asking'),
  'could not be worked out': reviewing({ fault: offline }, 'failed'),
  'no meal': reviewing({ meals: [] }, 'empty'),
  'not looked for yet': reviewing({ isRecalled: false, meals: [] }, 'empty'),
  kept: reviewing({ kept: sampleKeptAs }),
  'not kept': reviewing({ keepFault: offline }, 'shown', 'failed'),
  'another plan put aside': reviewing({
    aside: { meals: sampleMeals, kitchen: blankMealPlan.kitchen, kept: null, attempt: null },
  }),
  'my plans': mine(),
  'no plans': mine({ plans: [] }),
  'a recipe is gone': mine({ plans: [{ ...sampleKept, gone: [sampleRecipes.fish.slug] }] }),
  'called otherwise': mine({ askedId: sampleKept.planId }, 'read', 'renaming'),
  'to be removed': mine({ askedId: sampleKept.planId }, 'read', 'asking'),
  'did not come': mine({ plans: null, plansFault: offline }, 'unread'),
};

export const piece: Piece = {
  title: 'Meal plans',
  about: 'A week of meals: chosen, looked over as one shopping list, bought, and kept to be cooked again.',
  rows: ['A1.11', 'A2.050', 'A2.051', 'A2.052', 'A2.053', 'A2.O10'],
  charts: ['meal-plan', 'meal-plans', 'recipes', 'adding'],
};
