/** A trolley holds so many different products. */
export const mostLines = 400;
/** Of one product, where the product itself sets no limit: pieces, or grams. */
export const mostOfOne = { Each: 99, Kg: 50_000 } as const;

/** Where on the shop a product was put into the trolley, for those who count it. */
export const longestSource = 60;
/** Where a product is added, or its quantity changed where it already stood. */
export const sources = {
  card: 'ProductCard',
  page: 'ProductPage',
  stepper: 'Stepper',
  trolley: 'Trolley',
  list: 'List',
  samples: 'Sample',
  forgotten: 'Forgotten',
  recipe: 'Recipe',
} as const;

/** The shelves of a trolley: by department, and what cannot be had today. */
export const categoryTypes = ['Standard', 'OutOfStock'] as const;
export type CategoryType = (typeof categoryTypes)[number];
