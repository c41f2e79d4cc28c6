/** What shoppers keep of recipes; meals are JSON. */
export type RecipeTables = {
  saved_recipes: { shopper_id: string; slug: string; saved_ms: number };
  meal_plans: {
    shopper_id: string;
    id: string;
    name: string;
    meals: string;
    created_ms: number;
    changed_ms: number;
  };
};
