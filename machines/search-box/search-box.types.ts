import type { Suggestions } from '#services/catalogue/catalogue.contract.ts';

/** What is offered for one text: the answer of the store, no longer than a list that can be taken in. */
export type Offer = Omit<Suggestions, 'search'> & {
  /** What was typed when it was asked for. */
  readonly about: string;
};

export type Option =
  | { readonly kind: 'term'; readonly text: string }
  | { readonly kind: 'department'; readonly department: Suggestions['departments'][number] }
  | { readonly kind: 'product'; readonly product: Suggestions['products'][number] };

export type Towards = 'next' | 'previous';

export type SearchBoxInput = {
  /** What stands in the box as the page gives it. */
  readonly text: string;
};

export type SearchBoxContext = {
  readonly text: string;
  readonly offer: Offer | null;
  /** The option that the arrow keys are on, counted from the first of the list; none while they are in the text. */
  readonly active: number | null;
  /** An arrow key was pressed before there was anything to turn to. */
  readonly turn: Towards | null;
};

export type SearchBoxEvent =
  | { readonly type: 'text.type'; readonly text: string }
  | { readonly type: 'text.clear' }
  /** Another page is on show, and this is what it was searched for. */
  | { readonly type: 'page.change'; readonly text: string }
  | { readonly type: 'suggestions.open' }
  | { readonly type: 'option.move'; readonly towards: Towards }
  | { readonly type: 'option.choose'; readonly index: number }
  /** The pointer came back to the text. */
  | { readonly type: 'box.press' }
  /** A key that belongs to the text was pressed. */
  | { readonly type: 'caret.move' }
  | { readonly type: 'escape.press' }
  /** The focus, or the pointer, went elsewhere. */
  | { readonly type: 'box.leave' }
  | { readonly type: 'search.submit' };

export type SearchBoxReport =
  /** Something else than what was typed is to stand in the box. */
  { readonly type: 'text.replaced'; readonly text: string };

/** `shown`: what is offered stands under the box. `offered`: and it is for what is typed. `busy`: more is on its way. */
export type SearchBoxTag = 'shown' | 'offered' | 'none' | 'busy';

export const fewestCharacters = 2;
/** So few that products are in sight on a phone. */
const most = { terms: 4, departments: 3, products: 6 };

/** What is asked about: what was typed, without the room around it. */
export const wordsOf = (text: string): string => text.normalize('NFC').trim();
export const isLongEnough = (text: string): boolean => [...wordsOf(text)].length >= fewestCharacters;

const isOfThisShop = (href: string) => /^\/(?!\/)/.test(href);

/** The store's answer as an offer: the best of each kind, and no address of elsewhere. */
export const offerOf = ({ terms, departments, products }: Suggestions, text: string): Offer => ({
  about: wordsOf(text),
  terms: terms.slice(0, most.terms),
  departments: departments.filter(({ href }) => isOfThisShop(href)).slice(0, most.departments),
  products: products.slice(0, most.products),
});

/** All that is offered, in the order of the list. */
export const optionsIn = (offer: Offer | null): readonly Option[] =>
  offer === null
    ? []
    : [
        ...offer.terms.map((text) => ({ kind: 'term' as const, text })),
        ...offer.departments.map((department) => ({ kind: 'department' as const, department })),
        ...offer.products.map((product) => ({ kind: 'product' as const, product })),
      ];

/** The arrow keys go round through the text: before the first option and after the last one there is none. */
export function turned(active: number | null, towards: Towards, count: number): number | null {
  const round = count + 1;
  const at = active === null ? 0 : active + 1;
  const to = (at + (towards === 'next' ? 1 : count)) % round;
  return to === 0 ? null : to - 1;
}
