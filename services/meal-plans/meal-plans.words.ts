export const mostMeals = 14;
export const mostPlans = 50;
export const longestPlanName = 60;
