/** What somebody eats by, as labels say it. */
export const diets = ['Vegetarian', 'Vegan', 'Dairy free', 'Gluten free', 'Halal'] as const;

/** What somebody does not eat: the allergens that labels must name, and sulphites. */
export const allergens = [
  'Milk',
  'Egg',
  'Wheat',
  'Barley',
  'Oats',
  'Rye',
  'Soy',
  'Peanuts',
  'Tree nuts',
  'Sesame',
  'Fish',
  'Crustacea',
  'Molluscs',
  'Lupin',
  'Sulphites',
] as const;
