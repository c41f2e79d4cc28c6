import { type IngredientFacts, ingredients, type ShelfQuery } from '#fixtures/recipes/ingredients.ts';
import type { ProductFacts } from '#fixtures/catalogue/product-facts.ts';
import type { ProductWire } from '#services/catalogue/catalogue.contract.ts';
import type { Label } from '#services/dietary/dietary.rules.ts';
import type { CatalogueView } from '../catalogue/catalogue.ts';
import { fold, stem } from '../catalogue/search/fold.ts';

/** What a cook has to know of a product besides its card. */
export type Known = Label & { readonly nutrition: ProductFacts['nutrition'] };
/** Products that may stand for an ingredient, by their codes, what is bought most first; a list for each of its queries. */
export type Candidates = readonly (readonly string[])[];

/** What the catalogue of a moment has for every ingredient. It is the shop's, the same for everybody. */
export interface Kitchen {
  readonly view: CatalogueView;
  candidates(ingredientId: string): Candidates;
  known(skus: Iterable<string>): Promise<ReadonlyMap<string, Known>>;
}

/** Lets whoever else waits have their turn in the middle of long work. */
type Turns = { readonly clock: { nowMs(): number }; giveWay(): Promise<void> };
type View = Pick<CatalogueView, 'onShelf' | 'card' | 'defaultStoreId'>;

/** So far down a shelf is looked: what stands further back is hardly ever bought. */
const mostOnShelf = 600;
const mostCandidates = 40;
const mostReadAtOnce = 16;
const turnMs = 10;

const wordsOf = (text: string): readonly string[] => fold(text).split(' ').map(stem);
const ownName = ({ name, brand }: Pick<ProductWire, 'name' | 'brand'>): string =>
  name.startsWith(brand) ? name.slice(brand.length) : name;

/** Whether a product of that name is what a query asks for. */
export function isMeant(product: Pick<ProductWire, 'name' | 'brand'>, { words, without }: ShelfQuery): boolean {
  const own = new Set(wordsOf(ownName(product)));
  const has = (word: string) => wordsOf(word).every((one) => own.has(one));
  return words.every(has) && !without.some(has);
}

async function candidatesIn(view: View, { clock, giveWay }: Turns): Promise<ReadonlyMap<string, Candidates>> {
  const shelves = new Map<string, readonly ProductWire[]>();
  let beganMs = clock.nowMs();
  for (const { queries } of ingredients.values())
    for (const { shelf } of queries) {
      if (shelves.has(shelf)) continue;
      const cards = view.onShelf(shelf, mostOnShelf).map((sku) => view.card(sku, view.defaultStoreId));
      shelves.set(
        shelf,
        cards.filter((card) => card !== null),
      );
      if (clock.nowMs() - beganMs < turnMs) continue;
      await giveWay();
      beganMs = clock.nowMs();
    }
  const found = (query: ShelfQuery) =>
    (shelves.get(query.shelf) ?? [])
      .filter((card) => card.restriction === 'None' && isMeant(card, query))
      .slice(0, mostCandidates)
      .map(({ sku }) => sku);
  return new Map([...ingredients.values()].map(({ id, queries }) => [id, queries.map(found)]));
}

export const nothingKnown: Known = { dietary: [], allergens: [], mayContain: [], nutrition: null };

async function openKitchen(view: CatalogueView, turns: Turns): Promise<Kitchen> {
  const candidates = await candidatesIn(view, turns);
  const kept = new Map<string, Known>();
  async function read(sku: string): Promise<void> {
    const facts = await view.facts(sku);
    const { dietary, allergens, mayContain, nutrition } = facts ?? nothingKnown;
    kept.set(sku, { dietary, allergens, mayContain, nutrition });
  }
  return {
    view,
    candidates: (ingredientId) => candidates.get(ingredientId) ?? [],
    async known(skus) {
      const missing = [...new Set(skus)].filter((sku) => !kept.has(sku));
      for (let from = 0; from < missing.length; from += mostReadAtOnce)
        await Promise.all(missing.slice(from, from + mostReadAtOnce).map(read));
      return kept;
    },
  };
}

const kitchens = new WeakMap<CatalogueView, Promise<Kitchen>>();

/** The kitchen of a catalogue: made when it is first asked for, and gone with its catalogue. */
export function kitchenOf(view: CatalogueView, turns: Turns): Promise<Kitchen> {
  const had = kitchens.get(view);
  if (had) return had;
  const made = openKitchen(view, turns);
  kitchens.set(view, made);
  made.catch(() => kitchens.delete(view));
  return made;
}

export function factsOf(ingredientId: string): IngredientFacts {
  const facts = ingredients.get(ingredientId);
  if (!facts) throw new Error(`No recipe knows the ingredient "${ingredientId}".`);
  return facts;
}
