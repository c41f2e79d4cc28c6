import { bestBuyOf, comparedBy, comparedUnitPrice } from './compare-unit-price.ts';
import { allergenBits } from './diet.ts';
import { type CatalogueInput, type Entry, offerKinds } from './entry.ts';
import { Growing, GrowingBytes } from './growing.ts';
import type { Place, Places } from './places.ts';
import type { SortFacts } from './ranks.ts';
import { Phrases } from './search/phrases.ts';
import { createWeigher } from './search/weights.ts';

const offerBits = new Map(offerKinds.map((offer, position) => [offer, 1 << position]));

/** Numbers for words as they turn up, the first being 0. */
class Names {
  readonly #numbers = new Map<string, number>();
  number(name: string): number {
    const had = this.#numbers.get(name);
    if (had !== undefined) return had;
    this.#numbers.set(name, this.#numbers.size);
    return this.#numbers.size - 1;
  }
  all(): string[] {
    return [...this.#numbers.keys()];
  }
}

export type Taken = {
  readonly sku: number;
  readonly shelf: number;
  readonly brand: number;
  readonly offers: number;
  readonly dietary: number;
  readonly allergens: number;
  readonly groups: readonly number[];
  readonly stock: Uint8Array;
  readonly popularity: number;
  readonly facts: SortFacts;
  readonly comparable: number;
  readonly bestUnitPrice: number;
  readonly bestPay: number;
  readonly pack: number;
  readonly flavour: number;
  readonly recordFrom: number;
  readonly recordBytes: number;
  readonly wordsFrom: number;
  readonly wordsTo: number;
  /** The word for what it is, by its number; -1 for none. */
  readonly head: number;
  readonly claims: number;
};

/** Takes entries one at a time, so that a catalogue of any size is read as it comes. */
export class Intake {
  readonly terms = new Names();
  readonly brands = new Names();
  readonly dietary = new Names();
  readonly records = new GrowingBytes();
  readonly words = new Growing();
  readonly weights = new Growing();
  readonly phrases = new Phrases();
  readonly taken: Taken[] = [];
  readonly #comparable = new Names();
  readonly #packs = new Names();
  readonly #flavours = new Names();
  readonly #weigh = createWeigher();
  readonly #places: Places;
  readonly #shelves: ReadonlyMap<number, number>;
  readonly #groups: ReadonlyMap<string, number>;

  constructor(places: Places, groups: CatalogueInput['groups']) {
    this.#places = places;
    this.#shelves = new Map(places.shelves.map((shelf, position) => [shelf.id, position]));
    this.#groups = new Map(groups.map((group, position) => [group.id, position]));
  }

  take(entry: Entry): void {
    const { card } = entry;
    const shelf = this.#shelves.get(entry.shelfId);
    if (shelf === undefined)
      throw new Error(`Product ${card.sku} stands on shelf ${entry.shelfId}, which is not in the shop.`);
    const wordsFrom = this.words.length;
    const weighed = this.#weigh(entry, this.#path(shelf));
    this.phrases.take(entry, weighed.head, this.#path(shelf));
    for (const [word, weight] of weighed.words) {
      this.words.push(this.terms.number(word));
      this.weights.push(weight);
    }
    const cents = card.price.salePrice === null ? null : Math.round(card.price.salePrice * 100);
    const savedPercent = Math.min(100, Math.max(0, Math.round(card.price.discount ?? 0)));
    const offers = entry.offers.reduce((bits, offer) => bits | (offerBits.get(offer) ?? 0), 0);
    const recordFrom = this.records.length;
    this.taken.push({
      sku: Number(card.sku),
      shelf,
      brand: this.brands.number(card.brand),
      offers,
      dietary: entry.dietary.reduce((bits, fact) => bits | (1 << this.dietary.number(fact)), 0),
      allergens: allergenBits(entry.label),
      groups: entry.groups.flatMap((group) => this.#groups.get(group) ?? []),
      stock: entry.stock,
      popularity: entry.popularity,
      facts: {
        name: card.name,
        priceCents: cents,
        unitPrice: comparedUnitPrice(card.unitPrice),
        savedPercent,
        isOnOffer: offers !== 0,
        soldSinceDay: entry.soldSinceDay,
        shelf,
      },
      ...this.#compared(entry, shelf),
      recordFrom,
      recordBytes: this.records.append(JSON.stringify(card)),
      wordsFrom,
      wordsTo: this.words.length,
      head: weighed.words.has(weighed.head) ? this.terms.number(weighed.head) : -1,
      claims: weighed.claims,
    });
  }

  #compared({ card, kind }: Entry, shelf: number) {
    const best = bestBuyOf(card);
    const comparable = best ? this.#comparable.number(`${shelf} ${kind} ${comparedBy(card.unitPrice)}`) + 1 : 0;
    const pack = this.#packs.number(`${card.brand} ${card.size}`);
    const [bestUnitPrice, bestPay] = [best?.unitPrice ?? 0, best?.payCents ?? 0];
    const flavour = this.#flavours.number(`${comparable} ${pack} ${bestUnitPrice} ${bestPay}`);
    return { comparable, bestUnitPrice, bestPay, pack, flavour };
  }

  #path(shelf: number): { shelf?: Place | undefined; aisle?: Place | undefined; department?: Place | undefined } {
    const onShelf = this.#places.shelves[shelf];
    const inAisle = this.#places.aisles[onShelf?.parent ?? -1];
    return { shelf: onShelf, aisle: inAisle, department: this.#places.departments[inAisle?.parent ?? -1] };
  }
}
