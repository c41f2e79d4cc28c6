import type { RecipeFacts } from '#fixtures/recipes/table.ts';
import { type DietaryProfile, noDiet } from '#services/dietary/dietary.contract.ts';
import type { Person } from '../db/repositories/accounts.ts';
import { dietaryProfileOf } from '../db/repositories/dietary-profiles.ts';
import { savedRecipesOf } from '../db/repositories/saved-recipes.ts';
import { shelfOf } from '../api/session.ts';
import { type Asked, isMember } from '../api/trolley-change.ts';
import { cardsFor } from '../trolley/cards-for.ts';
import { type Board, boardOf, type RecipeWire } from './board.ts';
import type { Buyer } from './choose.ts';
import { type Kitchen, kitchenOf } from './kitchen.ts';

/** Whoever asks, as far as recipes are concerned: where they shop, how they eat and what they saved. */
export type Cook = {
  readonly kitchen: Kitchen;
  readonly board: Board;
  readonly buyer: Buyer;
  readonly saved: ReadonlySet<string>;
  readonly profile: () => Promise<DietaryProfile>;
};

const shopperOf = (person: Person | null): string | null => (person?.shopper ? person.accountId : null);

export async function cookOf(ask: Asked): Promise<Cook> {
  const { world, session } = ask;
  const { view } = world.catalogue;
  const [terms, person] = [await shelfOf(ask), await session.person()];
  const member = person !== null && isMember(person);
  const kitchen = await kitchenOf(view, world);
  const shopperId = shopperOf(person);
  return {
    kitchen,
    board: await boardOf(kitchen, terms, member),
    buyer: { cardOf: cardsFor({ catalogue: { view } }, terms, person), isMember: member },
    saved: new Set(shopperId === null ? [] : await savedRecipesOf(world.db.read, shopperId)),
    profile: async () => (shopperId === null ? noDiet : dietaryProfileOf(world.db.read, shopperId)),
  };
}

/** A recipe as a card for whoever asks. */
export function cardTold(
  { board, saved }: Pick<Cook, 'board' | 'saved'>,
  { slug }: Pick<RecipeFacts, 'slug'>,
): RecipeWire {
  const card = board.get(slug);
  if (!card) throw new Error(`The recipe "${slug}" is not on the board.`);
  return { ...card, isSaved: saved.has(slug) };
}
