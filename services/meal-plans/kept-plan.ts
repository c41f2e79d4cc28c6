import { type Area, tryingIn } from '../storage/area.ts';
import { longestPlanName, mostMeals } from './meal-plans.words.ts';
import { isServings, noPlan, type PlanMade } from './plan.rules.ts';

type Fields = Readonly<Record<string, unknown>>;
const key = 'mealPlan';
const mostSaid = 400;

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isText = (value: unknown, longest = 200): value is string =>
  typeof value === 'string' && value !== '' && value.length <= longest;
const holdsOnly = (value: unknown, kind: 'boolean' | 'string'): boolean =>
  isFields(value) && Object.keys(value).length <= mostSaid && Object.values(value).every((one) => typeof one === kind);

const isMeal = (value: unknown): value is PlanMade['meals'][number] =>
  isFields(value) &&
  isText(value['slug'], 80) &&
  /^[a-z0-9-]+$/.test(value['slug']) &&
  isText(value['title']) &&
  isServings(value['servings']);
const isMeals = (value: unknown): value is PlanMade['meals'] =>
  Array.isArray(value) &&
  value.length <= mostMeals &&
  value.every(isMeal) &&
  new Set(value.map(({ slug }) => slug)).size === value.length;
const isKitchen = (value: unknown): value is PlanMade['kitchen'] =>
  isFields(value) && holdsOnly(value['isAtHome'], 'boolean') && holdsOnly(value['chosen'], 'string');
const isKept = (value: unknown): value is PlanMade['kept'] =>
  value === null ||
  (isFields(value) &&
    isText(value['planId'], 40) &&
    isText(value['name'], longestPlanName) &&
    isText(value['of'], 3_000));
const isAttempt = (value: unknown): value is PlanMade['attempt'] =>
  value === null || (isFields(value) && isText(value['of'], 3_000) && isText(value['key'], 100));

/** The only form in which a kept plan is believed. */
function planIn(value: unknown): PlanMade | null {
  if (!isFields(value)) return null;
  const { meals, kitchen, kept, attempt } = value;
  return isMeals(meals) && isKitchen(kitchen) && isKept(kept) && isAttempt(attempt)
    ? { meals, kitchen, kept, attempt }
    : null;
}

/** The plan that is being made in this tab: of one shopper, or of whoever had not signed in yet. */
export function createKeptPlan(area: () => Area | undefined) {
  const trying = tryingIn(area);
  return {
    recall(subject: string | null): PlanMade {
      const found = trying((open) => JSON.parse(open.getItem(key) ?? 'null') as unknown);
      if (!isFields(found) || (found['subject'] !== null && found['subject'] !== subject)) return noPlan;
      return planIn(found['plan']) ?? noPlan;
    },
    remember: (subject: string | null, plan: PlanMade): void =>
      trying((open) =>
        plan.meals.length === 0 ? open.removeItem(key) : open.setItem(key, JSON.stringify({ subject, plan })),
      ),
  };
}
