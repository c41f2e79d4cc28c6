import type * as v from 'valibot';
import { recipes } from '#fixtures/recipes/recipes.ts';
import type { RecipeFacts } from '#fixtures/recipes/table.ts';
import { noDiet } from '#services/dietary/dietary.contract.ts';
import { dietsOf } from '#services/recipes/diets.rules.ts';
import type { Recipe } from '#services/recipes/recipes.contract.ts';
import { toDollars } from '#services/wire.ts';
import { shelfKeyOf, type Terms } from '../fulfilment/terms.ts';
import { choiceOf } from './choose.ts';
import { dishOf, serveCents } from './dish.ts';
import type { Kitchen } from './kitchen.ts';

export type RecipeWire = v.InferInput<typeof Recipe>;
/** Every recipe as a card, by its slug, as one store cooks it; whether somebody saved it is not among that. */
export type Board = ReadonlyMap<string, Omit<RecipeWire, 'isSaved'>>;

const imageOf = ({ slug }: RecipeFacts): string => `/assets/art/recipe-${slug}.svg`;

async function boardIn(kitchen: Kitchen, terms: Terms, isMember: boolean): Promise<Board> {
  const buyer = { cardOf: (sku: string) => kitchen.view.card(sku, terms), isMember };
  const cooked = recipes.map((recipe) => {
    const bought = dishOf(recipe, recipe.serves, kitchen, buyer).map(
      ({ pool }) => choiceOf(pool, noDiet, new Map()).buy,
    );
    return { recipe, bought };
  });
  const known = await kitchen.known(
    cooked.flatMap(({ bought }) => bought.flatMap((one) => (one ? [one.product.sku] : []))),
  );
  return new Map(
    cooked.map(({ recipe, bought }) => {
      const labels = bought.map((one) => (one ? known.get(one.product.sku) : undefined));
      const cents = serveCents(bought, recipe.serves);
      const { slug, title, text, course, serves, prepMinutes, cookMinutes } = recipe;
      const card = {
        ...{ slug, title, text, image: imageOf(recipe), course, minutes: prepMinutes + cookMinutes, serves },
        diets: labels.every((label) => label !== undefined) ? [...dietsOf(labels)] : [],
        costPerServe: cents === null ? null : toDollars(cents),
      };
      return [slug, card];
    }),
  );
}

const boards = new WeakMap<Kitchen, Map<string, Promise<Board>>>();

/** The cards of a store; the same for everybody who shops there on the same terms, until prices or stock change. */
export function boardOf(kitchen: Kitchen, terms: Terms, isMember: boolean): Promise<Board> {
  const kept = boards.get(kitchen) ?? new Map<string, Promise<Board>>();
  boards.set(kitchen, kept);
  const key = `${shelfKeyOf(terms)}${isMember ? 'm' : ''}`;
  const had = kept.get(key);
  if (had) return had;
  const made = boardIn(kitchen, terms, isMember);
  kept.set(key, made);
  made.catch(() => kept.delete(key));
  return made;
}
