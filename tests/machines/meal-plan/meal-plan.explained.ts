import type { Explained } from '../kit/explained.ts';

const gone = 'Equivalent: with the shopper everything goes that was on its way for them, and this is a part of it.';

export const explained: Explained = {
  'mealPlan.review.open plan.recall #0 dropped':
    'Equivalent: what this tab kept is taken anywhere, and a review of no meals goes on by itself once there are some.',
  'mealPlan.keep session.ended #0 action stopKeeping dropped': gone,
  'mealPlan.keep user.changed #1 action stopKeeping dropped': gone,
};
