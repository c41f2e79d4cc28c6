import * as v from 'valibot';
import {
  type Meal,
  MealPlan,
  MealPlans,
  MealPlanWanted,
  mostPlans,
  PlanReview,
  PlanReviewAsked,
} from '#services/meal-plans/meal-plans.contract.ts';
import { toInstant } from '#services/wire.ts';
import { allFlags } from '../db/repositories/flags.ts';
import { claimKey, keepAnswer } from '../db/repositories/idempotency.ts';
import {
  addMealPlan,
  changeMealPlan,
  type KeptPlan,
  mealPlansOf,
  removeMealPlan,
} from '../db/repositories/meal-plans.ts';
import { recipeOf } from '../recipes/book.ts';
import { cardTold, type Cook, cookOf } from '../recipes/cook.ts';
import { planTold } from '../recipes/plan-told.ts';
import { hashOf } from '../security/secrets.ts';
import { keepPace } from './look-ups.ts';
import { type Ask, nothing, operation } from './operation.ts';
import { refusals } from './refusal.ts';
import { shopperIdOf } from './shopper-id.ts';

const tag = 'meal plans';
const params = v.object({ planId: v.pipe(v.string(), v.uuid()) });
type Asked = Pick<Ask<unknown, unknown, unknown>, 'world' | 'session'>;
type PlanWire = v.InferInput<typeof MealPlan>;

/** Where the feature is off, nothing of it is there. */
async function checkFeature({ world }: Pick<Asked, 'world'>): Promise<void> {
  const flags = await allFlags(world.db.read);
  if (flags['MealPlanning'] !== true) throw refusals.notFound();
}

function checkMeals(meals: readonly Meal[]): void {
  const wrong = meals.flatMap(({ slug }, at) =>
    recipeOf(slug) ? [] : [[`meals.${at}.slug`, 'is not a recipe of ours'] as const],
  );
  if (wrong.length > 0) throw refusals.invalid(Object.fromEntries(wrong));
}

const mealsTold = (meals: readonly Meal[], cook: Cook) =>
  meals.flatMap(({ slug, servings }) => {
    const recipe = recipeOf(slug);
    return recipe ? [{ recipe, servings, card: cardTold(cook, recipe) }] : [];
  });

const told = ({ id, name, meals, changedMs }: KeptPlan, cook: Cook): PlanWire => ({
  planId: id,
  name,
  meals: mealsTold(meals, cook).map(({ card, servings }) => ({ recipe: card, servings })),
  gone: meals.flatMap(({ slug }) => (recipeOf(slug) ? [] : [slug])),
  changedAt: toInstant(changedMs),
});

type Keep = Asked & { readonly body: MealPlanWanted; readonly idempotencyKey: string | null };

/** Keeps a plan once for each key that is sent along. */
async function keep(ask: Keep): Promise<PlanWire> {
  await checkFeature(ask);
  const { world, session, body, idempotencyKey: key } = ask;
  const shopperId = await shopperIdOf(ask);
  checkMeals(body.meals);
  const cook = await cookOf(ask);
  const [id, nowMs] = [world.ids.uuid4(), world.clock.nowMs()];
  const request = { owner: shopperId, requestHash: hashOf(JSON.stringify(['meal-plan', body])) };
  return world.db.transaction(async (trx) => {
    await session.remember(trx, {});
    const claim = key === null ? null : await claimKey(trx, { ...request, key }, nowMs);
    if (claim?.kind === 'reused') throw refusals.keyReused();
    if (claim?.kind === 'repeated') return JSON.parse(claim.answer) as PlanWire;
    const plan = { id, name: body.name, meals: body.meals };
    if (!(await addMealPlan(trx, shopperId, plan, { most: mostPlans, nowMs })))
      throw refusals.invalid({ name: `is one plan too many: you have ${mostPlans} already. Remove one first.` });
    const kept = told({ ...plan, changedMs: nowMs }, cook);
    if (key !== null) await keepAnswer(trx, { ...request, key }, 200, JSON.stringify(kept));
    return kept;
  });
}

export const mealPlanOperations = [
  operation({
    method: 'POST',
    endpoint: 'mealPlanReview',
    tag,
    summary: 'What meals come to together: each thing once, with what is bought for it. Nothing is kept.',
    isAdded: true,
    body: PlanReviewAsked,
    longestList: 200,
    answer: PlanReview,
    handle: async (ask) => {
      await checkFeature(ask);
      keepPace(ask);
      const { meals, atHome } = ask.body;
      checkMeals(meals);
      const cook = await cookOf(ask);
      const { kitchen, buyer } = cook;
      const asked = { meals: mealsTold(meals, cook), atHome: new Set(atHome), kitchen, buyer };
      return planTold({ ...asked, profile: await cook.profile() });
    },
  }),
  operation({
    endpoint: 'mealPlans',
    tag,
    summary: 'The meal plans of the shopper, the one that was changed last first.',
    role: 'shopper',
    answer: MealPlans,
    handle: async (ask) => {
      await checkFeature(ask);
      const plans = await mealPlansOf(ask.world.db.read, await shopperIdOf(ask));
      const cook = await cookOf(ask);
      return { plans: plans.map((plan) => told(plan, cook)) };
    },
  }),
  operation({
    method: 'POST',
    endpoint: 'mealPlans',
    tag,
    summary: 'Keeps a meal plan. With a key, saying it again keeps nothing more.',
    role: 'shopper',
    body: MealPlanWanted,
    answer: MealPlan,
    handle: keep,
  }),
  operation({
    method: 'PUT',
    endpoint: 'mealPlan',
    tag,
    summary: 'Calls a meal plan otherwise, or makes it of other meals.',
    role: 'shopper',
    isAdded: true,
    params,
    body: MealPlanWanted,
    answer: MealPlan,
    handle: async (ask) => {
      await checkFeature(ask);
      const { world, session, body } = ask;
      const shopperId = await shopperIdOf(ask);
      checkMeals(body.meals);
      const [cook, nowMs] = [await cookOf(ask), world.clock.nowMs()];
      return world.db.transaction(async (trx) => {
        await session.remember(trx, {});
        const plan = { id: ask.params.planId, name: body.name, meals: body.meals };
        if (!(await changeMealPlan(trx, shopperId, plan, nowMs))) throw refusals.notFound();
        return told({ ...plan, changedMs: nowMs }, cook);
      });
    },
  }),
  operation({
    method: 'DELETE',
    endpoint: 'mealPlan',
    tag,
    summary: 'Takes a meal plan away.',
    role: 'shopper',
    isAdded: true,
    params,
    answer: nothing,
    handle: async (ask) => {
      await checkFeature(ask);
      const shopperId = await shopperIdOf(ask);
      await ask.world.db.transaction(async (trx) => {
        await ask.session.remember(trx, {});
        if (!(await removeMealPlan(trx, shopperId, ask.params.planId))) throw refusals.notFound();
      });
    },
  }),
];
