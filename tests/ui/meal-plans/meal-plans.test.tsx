import { fireEvent, render, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import {
  blankMealPlan,
  type MealPlanContext,
  mealPlanMachine,
  mealPlanShown,
  mealsShown,
} from '#machines/meal-plan/index.ts';
import { blankMealPlans, type MealPlansContext, mealPlansMachine, mealPlansShown } from '#machines/meal-plans/index.ts';
import { mostMeals } from '#services/meal-plans/meal-plans.words.ts';
import { ChooseMealsPage } from '#ui/pages/meal-planning/choose-meals-page.tsx';
import { MealPlanningPage } from '#ui/pages/meal-planning/meal-planning-page.tsx';
import { MyMealPlansPage } from '#ui/pages/meal-planning/my-meal-plans-page.tsx';
import { ReviewPlanPage } from '#ui/pages/meal-planning/review-plan-page.tsx';
import { sampleKept, sampleKeptAs, sampleMeals, sampleReview } from '#ui/pages/meal-planning/sample-plan.ts';
import { sampleRecipes, sampleShelf } from '#ui/recipe-card/sample-recipes.ts';
import { faultsOf } from '../axe.ts';

const { soup, loaf } = sampleRecipes;
const offline = { tag: 'offline', message: '' } as const;
const planOf = (context: Partial<MealPlanContext>, review: unknown, keep = 'resting') =>
  mealPlanMachine.resolveState({
    value: { review, keep } as never,
    context: { ...blankMealPlan, subject: 'mere', isRecalled: true, meals: sampleMeals, ...context },
  });
const hrefOf = (name: string | RegExp) => screen.getByRole('link', { name }).getAttribute('href');

function choosing(context: Partial<MealPlanContext> = {}) {
  const sent: unknown[] = [];
  const view = render(
    <ChooseMealsPage
      asked={{ course: 'dinner' }}
      recipes={{ state: 'shown', shown: { recipes: sampleShelf, summary: null }, answered: {}, fault: null }}
      meals={mealsShown(planOf(context, 'closed'))}
      onSend={(event) => sent.push(event)}
      onReload={() => sent.push('reload')}
    />,
  );
  return { ...view, sent };
}
function reviewing(
  context: Partial<MealPlanContext> = {},
  state = 'shown',
  keep = 'resting',
  guestHref: string | null = null,
) {
  const sent: unknown[] = [];
  const view = render(
    <ReviewPlanPage
      shown={mealPlanShown(planOf({ review: sampleReview, ...context }, { open: state }, keep))}
      guestHref={guestHref}
      newKey={() => 'key'}
      onSend={(event) => sent.push(event)}
      onPrint={() => sent.push('print')}
    />,
  );
  return { ...view, sent };
}
function mine(context: Partial<MealPlansContext> = {}, overview = 'read', change = 'resting') {
  const sent: unknown[] = [];
  const now = mealPlansMachine.resolveState({
    value: { overview, change } as never,
    context: { ...blankMealPlans, subject: 'mere', plans: [sampleKept], ...context },
  });
  const view = render(
    <MyMealPlansPage
      shown={mealPlansShown(now)}
      onSend={(event) => sent.push(event)}
      onOpen={({ planId }) => sent.push(planId)}
    />,
  );
  return { ...view, sent };
}

describe('The page of meal plans [A2.050]', () => {
  it('says what they are, and leads to the first meal or back to the plan that was begun', async () => {
    const { container, unmount } = render(<MealPlanningPage count={0} />);
    expect(hrefOf('Choose meals')).toBe('/choose-meals');
    expect(screen.queryByRole('link', { name: /Continue/ })).toBeNull();
    expect(await faultsOf(container)).toEqual([]);
    unmount();
    render(<MealPlanningPage count={1} />);
    expect(hrefOf('Continue with 1 meal')).toBe('/review-plan');
  });
});

describe('Choosing meals [A2.051]', () => {
  it('puts a recipe into the plan for as many as it is written for, and takes it out by the same button', async () => {
    const { container, sent } = choosing({ meals: sampleMeals.slice(0, 1) });
    const [first, second] = screen.getAllByRole('button', { name: /^Add to plan: / });
    expect([first, second].map((button) => button?.getAttribute('aria-pressed'))).toEqual(['true', 'false']);
    fireEvent.click(first!);
    fireEvent.click(second!);
    fireEvent.change(screen.getByRole('combobox', { name: `Servings of ${soup.title}` }), { target: { value: '7' } });
    expect(sent).toEqual([
      { type: 'meal.drop', slug: soup.slug },
      { type: 'meal.choose', slug: loaf.slug, title: loaf.title, servings: loaf.serves },
      { type: 'meal.serve', slug: soup.slug, servings: 7 },
    ]);
    expect(screen.getByText('1 of 14 meals chosen')).toHaveAttribute('role', 'status');
    expect(hrefOf('Review plan')).toBe('/review-plan');
    expect(await faultsOf(container)).toEqual([]);
  });

  it('narrows by plain links and a plain form that stay on the page', () => {
    const { container } = choosing();
    expect(hrefOf(/^Vegetarian/)).toBe('/choose-meals?course=dinner&diets=vegetarian');
    expect(hrefOf(/^Baking/)).toBe('/choose-meals?course=baking');
    const form = screen.getByRole('search');
    expect([form.getAttribute('action'), form.getAttribute('method')]).toEqual(['/choose-meals', 'get']);
    expect(container.querySelector('[data-without-script]')).toHaveTextContent('You can look around without it.');
  });

  it('says when the plan is full, at the buttons that do nothing then', () => {
    choosing({ meals: Array.from({ length: mostMeals }, (_, at) => ({ slug: `m-${at}`, title: 'Kai', servings: 2 })) });
    const [first] = screen.getAllByRole('button', { name: /^Add to plan: / });
    expect(first).toHaveAttribute('aria-disabled', 'true');
    expect(first).toHaveAccessibleDescription('That is a full plan: 14 meals. Take one off to add another.');
  });
});

describe('Reviewing a plan [A2.052]', () => {
  it('has each thing once, with what is needed, bought, and for which meals [A1.11]', async () => {
    const { container, sent } = reviewing();
    const line = within(screen.getByText('milk').closest('li')!);
    expect(line.getByText(', 2 cups')).toBeVisible();
    expect(line.getByText('$2.10 / 1 L')).toBeInTheDocument();
    expect(line.getByText(`For ${soup.title}, ${loaf.title}`)).toBeVisible();
    expect(screen.getByText(/^Total \$9\.43/)).toBeVisible();
    expect(screen.getByText('about $1.61 a serve')).toBeVisible();
    expect(screen.getByRole('checkbox', { name: 'I have honey at home' })).toBeChecked();
    fireEvent.click(screen.getByRole('checkbox', { name: 'I have milk at home' }));
    fireEvent.change(line.getByRole('combobox'), { target: { value: '100052' } });
    fireEvent.click(screen.getByRole('button', { name: 'Add 2 products to trolley' }));
    fireEvent.click(screen.getByRole('button', { name: 'Add 3 to shopping list' }));
    fireEvent.click(screen.getByRole('button', { name: 'Print' }));
    expect(sent).toEqual([
      { type: 'ingredient.tick', ingredientId: 'milk', isAtHome: true },
      { type: 'product.choose', ingredientId: 'milk', sku: '100052' },
      { type: 'items.add' },
      { type: 'list.add' },
      'print',
    ]);
    expect(await faultsOf(container)).toEqual([]);
  });

  it('shows no sum while it is worked out, nor when it could not be, and asks again', () => {
    const { unmount } = reviewing({}, 'asking');
    expect(screen.queryByText(/^Total/)).toBeNull();
    expect(screen.getByRole('button', { name: 'Working out your plan…' })).toHaveAttribute('aria-disabled', 'true');
    unmount();
    const { sent } = reviewing({ fault: offline }, 'failed');
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(sent).toEqual([{ type: 'review.reload' }]);
  });

  it('changes servings and meals, and marks a recipe that is gone', () => {
    const fault = {
      tag: 'refused',
      status: 400,
      code: 'Invalid',
      message: '',
      fieldErrors: { 'meals.1.slug': '' },
    } as const;
    const { sent } = reviewing({ fault }, 'failed');
    expect(screen.getByText(/We do not have this recipe any more/).closest('li')).toHaveTextContent(loaf.title);
    fireEvent.click(screen.getByRole('button', { name: `Take out of plan: ${loaf.title}` }));
    expect(sent).toEqual([{ type: 'meal.drop', slug: loaf.slug }]);
    expect(screen.getByRole('heading', { name: 'Your meals' })).toHaveFocus();
  });

  it('keeps the plan under a name that is there and not too long, beside the one it was kept as too', () => {
    const { sent, unmount } = reviewing();
    const box = screen.getByRole('textbox', { name: 'Name of the plan' });
    fireEvent.change(box, { target: { value: 'Winter' } });
    fireEvent.click(screen.getByRole('button', { name: 'Keep plan' }));
    fireEvent.change(box, { target: { value: ' ' } });
    fireEvent.click(screen.getByRole('button', { name: 'Keep plan' }));
    expect(sent).toEqual([
      { type: 'plan.keep', name: 'Winter', key: 'key', isNew: false },
      { type: 'plan.keep', name: ' ', key: 'key', isNew: false, problems: { name: 'Please give the plan a name.' } },
    ]);
    unmount();
    const again = reviewing({ kept: sampleKeptAs });
    expect(screen.getByText('Kept as “A week in winter”.')).toBeVisible();
    fireEvent.click(screen.getByRole('button', { name: 'Keep as another plan' }));
    expect(again.sent).toEqual([{ type: 'plan.keep', name: 'A week in winter', key: 'key', isNew: true }]);
  });

  it('asks a guest to sign in and come back, to buy and to keep [A2.O10]', () => {
    reviewing({ subject: null }, 'shown', 'resting', '/review-plan');
    const signIn = '/shop/securelogin?redirectUrl=/review-plan';
    expect([hrefOf('Sign in to add to trolley'), hrefOf('Sign in to keep this plan')]).toEqual([signIn, signIn]);
    expect(screen.getByRole('button', { name: 'Add 3 to shopping list' })).toBeVisible();
  });

  it('of no meal leads to the meals; another plan put aside can be brought back', () => {
    const { unmount } = reviewing({ meals: [] }, 'empty');
    expect(hrefOf('Choose meals')).toBe('/choose-meals');
    unmount();
    const { sent } = reviewing({ aside: { ...blankMealPlan, meals: sampleMeals } });
    expect(screen.getByText(/Your other plan of 2 meals is put aside/)).toBeVisible();
    fireEvent.click(screen.getByRole('button', { name: 'Bring it back' }));
    expect(sent).toEqual([{ type: 'plan.bringBack' }]);
  });
});

describe('My meal plans [A2.053]', () => {
  it('can each be opened, called otherwise and removed after a question', async () => {
    const { container, sent } = mine();
    fireEvent.click(screen.getByRole('button', { name: 'Open plan: A week in winter' }));
    fireEvent.click(screen.getByRole('button', { name: 'Rename: A week in winter' }));
    fireEvent.click(screen.getByRole('button', { name: 'Remove: A week in winter' }));
    expect(sent).toEqual([
      sampleKept.planId,
      { type: 'rename.begin', planId: sampleKept.planId },
      { type: 'plan.remove', planId: sampleKept.planId },
    ]);
    expect(await faultsOf(container)).toEqual([]);
  });

  it('keep the name that was typed, and say what is wrong with it', () => {
    const { sent } = mine({ askedId: sampleKept.planId }, 'read', 'renaming');
    const box = screen.getByRole('textbox', { name: 'Name of the plan' });
    expect(box).toHaveValue('A week in winter');
    fireEvent.change(box, { target: { value: 'Spring' } });
    fireEvent.click(screen.getByRole('button', { name: 'Save name' }));
    expect(sent).toEqual([{ type: 'plan.rename', name: 'Spring' }]);
  });

  it('of which a recipe is gone say so, and one of which all are gone cannot be opened', () => {
    const { unmount } = mine({ plans: [{ ...sampleKept, gone: ['caviar'] }] });
    expect(screen.getByText('One of its recipes is not there any more.')).toBeVisible();
    unmount();
    mine({ plans: [{ ...sampleKept, meals: [], gone: ['caviar'] }] });
    expect(screen.queryByRole('button', { name: /^Open plan/ })).toBeNull();
  });

  it('that did not come, and a change that did not get through, are tried again', () => {
    const { sent, unmount } = mine({ plans: null, plansFault: offline }, 'unread');
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(sent).toEqual([{ type: 'plans.refresh' }]);
    unmount();
    const failed = mine({ task: { kind: 'remove', planId: sampleKept.planId }, fault: offline }, 'read', 'failed');
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    fireEvent.click(screen.getByRole('button', { name: 'Leave it as it was' }));
    expect(failed.sent).toEqual([{ type: 'change.retry' }, { type: 'change.drop' }]);
  });
});
