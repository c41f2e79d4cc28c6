import type { RecipesAsked } from '#services/recipes/recipes.contract.ts';
import {
  courses,
  type RecipeDiet,
  recipeDiets,
  type RecipeSort,
  recipesPageSize,
} from '#services/recipes/recipes.words.ts';
import type { Board, RecipeWire } from './board.ts';
import { searched } from './book.ts';

type Card = Omit<RecipeWire, 'isSaved'>;

const isDiet = (word: string): word is RecipeDiet => (recipeDiets as readonly string[]).includes(word);
/** The diets of an address; a word that is none is not looked for. */
const dietsIn = (text = ''): readonly RecipeDiet[] => text.split(',').filter(isDiet);

const dearest = Number.POSITIVE_INFINITY;
const inOrder: Readonly<Record<Exclude<RecipeSort, 'popular'>, (one: Card, other: Card) => number>> = {
  quickest: (one, other) => one.minutes - other.minutes,
  cheapest: (one, other) => {
    const [mine, theirs] = [one.costPerServe ?? dearest, other.costPerServe ?? dearest];
    return mine === theirs ? 0 : mine - theirs;
  },
  name: (one, other) => one.title.localeCompare(other.title, 'mi'),
};

/** What is asked for, with how many there would be of each course and diet within all that is asked besides. */
export function listed(
  board: Board,
  { search = '', course, diets, minutes, sort = 'popular', page = '1' }: RecipesAsked,
) {
  const wanted = dietsIn(diets);
  const most = minutes === undefined ? dearest : Number(minutes);
  const quick = searched(search).flatMap(({ slug }) => {
    const card = board.get(slug);
    return card && card.minutes <= most ? [card] : [];
  });
  const suits = (card: Card) => wanted.every((diet) => card.diets.includes(diet));
  const isOfCourse = (card: Card) => course === undefined || card.course === course;
  const ofDiet = quick.filter(suits);
  const found = ofDiet.filter(isOfCourse);
  const sorted = sort === 'popular' ? found : found.toSorted(inOrder[sort]);
  const from = (Number(page) - 1) * recipesPageSize;
  return {
    recipes: sorted.slice(from, from + recipesPageSize),
    totalItems: sorted.length,
    page: Number(page),
    pageSize: recipesPageSize,
    courses: courses.map((one) => ({ course: one, count: ofDiet.filter((card) => card.course === one).length })),
    diets: recipeDiets.map((diet) => ({ diet, count: found.filter((card) => card.diets.includes(diet)).length })),
  };
}
