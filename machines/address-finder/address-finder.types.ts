import { isSameText, type PlaceOption } from '#services/address/place.rules.ts';

export type AddressFinderInput = {
  /** What stands in the box as the page gives it. */
  readonly text: string;
  readonly chosen: PlaceOption | null;
};

export type AddressFinderContext = {
  readonly text: string;
  /** The place that was chosen, as long as the text is its own. */
  readonly chosen: PlaceOption | null;
  /** What was found for the text it was asked for. */
  readonly options: readonly PlaceOption[];
  /** The option that the arrow keys are on, counted from the first; none while they are in the text. */
  readonly active: number | null;
};

export type AddressFinderEvent =
  | { readonly type: 'text.type'; readonly text: string }
  /** Alt and the arrow down, or the arrow down where nothing is offered. */
  | { readonly type: 'list.open' }
  | { readonly type: 'option.move'; readonly towards: Towards }
  | { readonly type: 'option.choose'; readonly index: number }
  | { readonly type: 'escape.press' }
  /** The focus went elsewhere. */
  | { readonly type: 'box.leave' }
  | { readonly type: 'search.retry' };

export type Towards = 'next' | 'previous';

export type AddressFinderReport =
  /** A place was chosen; its own text is to stand in the box. */
  | { readonly type: 'place.chosen'; readonly place: PlaceOption }
  /** What was chosen does not hold for what stands in the box now. */
  | { readonly type: 'place.dropped' };

/** `offered`: options stand under the box. `busy`: they are on their way. `none`: there are none for this text. `failed`. */
export type AddressFinderTag = 'offered' | 'busy' | 'none' | 'failed' | 'chosen';

export const fewestCharacters = 2;
export const isLongEnough = (text: string): boolean => [...text.trim()].length >= fewestCharacters;

/** The arrow keys go round through the text: before the first option and after the last one there is none. */
export function turned(active: number | null, towards: Towards, count: number): number | null {
  const round = count + 1;
  const at = active === null ? 0 : active + 1;
  const to = (at + (towards === 'next' ? 1 : count)) % round;
  return to === 0 ? null : to - 1;
}

/** The only option that is called what was typed. */
export function onlyOneCalled(text: string, options: readonly PlaceOption[]): PlaceOption | null {
  const called = options.filter((option) => isSameText(option.text, text));
  return called.length === 1 ? (called[0] ?? null) : null;
}
