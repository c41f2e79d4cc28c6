const soup = {
  slug: 'kumara-soup',
  title: 'Kūmara soup',
  text: 'Sweet and warm.',
  image: '/assets/art/department-fruit-and-veg.svg',
  course: 'dinner',
  minutes: 35,
  serves: 4,
  diets: ['vegetarian'],
  costPerServe: 3.15,
  isSaved: false,
};

/** A shelf of one recipe, as a store says it. */
export const sampleShelfWire = {
  recipes: [soup],
  totalItems: 1,
  page: 1,
  pageSize: 24,
  courses: [{ course: 'dinner', count: 1 }],
  diets: [{ diet: 'vegetarian', count: 1 }],
};
