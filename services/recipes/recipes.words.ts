export const courses = ['breakfast', 'lunch', 'dinner', 'sides', 'baking', 'dessert', 'drinks'] as const;
export type Course = (typeof courses)[number];

export const recipeSorts = ['popular', 'quickest', 'cheapest', 'name'] as const;
export type RecipeSort = (typeof recipeSorts)[number];

/** In what a recipe measures; `each` is a piece. */
export const ingredientUnits = ['g', 'ml', 'each', 'tsp', 'tbsp', 'cup', 'pinch', 'clove', 'slice', 'can'] as const;
export type IngredientUnit = (typeof ingredientUnits)[number];

/** What a recipe can be free of or made of: words of its own ingredients, never advice. */
export const recipeDiets = ['vegetarian', 'vegan', 'gluten-free', 'dairy-free', 'nut-free', 'egg-free'] as const;
export type RecipeDiet = (typeof recipeDiets)[number];

/** Why something else is bought than the first choice of the shop for an ingredient. */
export const insteadReasons = ['outOfStock', 'notDelivered', 'tooLittle', 'dietary'] as const;
export type InsteadReason = (typeof insteadReasons)[number];

export const mostServings = 20;
/** More than the shop has recipes: nobody is told that they saved too many. */
export const mostSavedRecipes = 200;
export const recipesPageSize = 24;
