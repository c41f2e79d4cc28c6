import type { ShopperAction } from '../modals/modals.words.ts';
import { restrictions } from '../catalogue/catalogue.words.ts';
import { isNoteShort } from '../notes/notes.rules.ts';
import { longestSource, mostOfOne } from '../trolley/trolley.words.ts';

type Restriction = (typeof restrictions)[number];

/** A product to be put into the trolley, in pieces or in grams. */
export type AddToTrolley = {
  readonly kind: 'addToTrolley';
  readonly sku: string;
  readonly amount: number;
  readonly pricingUnit: 'Each' | 'Kg';
  readonly source: string;
  /** What it is called where it was pressed; only for words. */
  readonly name?: string;
  /** Why not everybody may buy it; absent for what anybody may. */
  readonly restriction?: Restriction;
  /** It is sold by weight, and wanted by the piece. */
  readonly isByPiece?: boolean;
};
/** A note on a product; without words, the wish to write one. */
export type AddShopperNote = {
  readonly kind: 'addShopperNote';
  readonly sku: string;
  readonly note: string;
  readonly name?: string;
};
type SlotWish<Kind> = {
  readonly kind: Kind;
  /** Of the slot to be held; without it, only the wish to choose a time. */
  readonly slotId?: string;
  /** The slot in words, "Tuesday 4–6 pm"; only for words. */
  readonly name?: string;
};
/** A time slot to be held. */
export type SelectFulfilmentSlot = SlotWish<'selectFulfilmentSlot'>;
/** An express slot to be held: what begins an express shop. */
export type StartExpressShop = SlotWish<'startExpressFulfilmentShop'>;
/** A recipe to be saved; without it, only the wish to save one. */
export type SaveRecipe = { readonly kind: 'saveRecipe'; readonly slug?: string; readonly name?: string };
/** What is only named yet: after sign-in the visitor is back where they were. */
export type NamedOnly = {
  readonly kind: Exclude<
    ShopperAction,
    (AddToTrolley | AddShopperNote | SelectFulfilmentSlot | StartExpressShop | SaveRecipe)['kind']
  >;
};
export type GatedAction =
  | AddToTrolley
  | AddShopperNote
  | SelectFulfilmentSlot
  | StartExpressShop
  | SaveRecipe
  | NamedOnly;
export type GatedKind = GatedAction['kind'];

/** Who may do what: a visitor, somebody who signed in but cannot shop yet, a shopper. */
export type VisitorRole = 'guest' | 'nonShopper' | 'shopper';
export type Visitor = { readonly role: VisitorRole; readonly subject: string | null };

/** An action that was blocked and will be finished after sign-in. */
export type KeptAction = {
  readonly action: GatedAction;
  /** Made when it was blocked; whoever finishes it does so once for this key. */
  readonly key: string;
  /** Server time. */
  readonly askedAtMs: number;
  /** The account that it was kept for; null while nobody was signed in. */
  readonly subject: string | null;
  /** Somebody has begun to finish it and has not said how that ended. */
  readonly isBegun: boolean;
};

/** After so long nobody remembers having asked. */
export const keptForMs = 30 * 60_000;

type Fields = Readonly<Record<string, unknown>>;
const isRecord = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isText = (value: unknown, longest: number): value is string =>
  typeof value === 'string' && value !== '' && value.length <= longest && !/\p{Cc}/u.test(value);
const isSku = (value: unknown): value is string => typeof value === 'string' && /^\d{6}$/.test(value);
const isName = (value: unknown): boolean => value === undefined || isText(value, 200);
const isRestriction = (value: unknown): boolean =>
  value === undefined || (restrictions as readonly unknown[]).includes(value);
const isAmount = (amount: unknown, unit: unknown): boolean =>
  (unit === 'Each' || unit === 'Kg') &&
  Number.isSafeInteger(amount) &&
  (amount as number) > 0 &&
  (amount as number) <= mostOfOne[unit];

const isSlotWish = ({ slotId, name }: Fields): boolean =>
  (slotId === undefined || (typeof slotId === 'string' && /^[a-z0-9-]{3,60}$/.test(slotId))) && isName(name);
const isRecipeWish = ({ slug, name }: Fields): boolean =>
  (slug === undefined || (typeof slug === 'string' && /^[a-z0-9-]{1,80}$/.test(slug))) && isName(name);
const always = () => true;
const hasSlot = ({ slotId }: Fields) => slotId !== undefined;
const hasRecipe = ({ slug }: Fields) => slug !== undefined;

type GatedForm = {
  readonly canFinish: (fields: Fields) => boolean;
  readonly isForm: (fields: Fields) => boolean;
};
const named: GatedForm = { canFinish: () => false, isForm: always };

/** What each kind carries, and whether it can be finished for a shopper; the prompt's words stand in ui/texts. */
export const gatedKinds: Readonly<Record<GatedKind, GatedForm>> = {
  addToTrolley: {
    canFinish: always,
    isForm: ({ sku, amount, pricingUnit, source, name, restriction, isByPiece }) =>
      isSku(sku) &&
      isAmount(amount, pricingUnit) &&
      isText(source, longestSource) &&
      isName(name) &&
      isRestriction(restriction) &&
      (isByPiece === undefined || typeof isByPiece === 'boolean'),
  },
  addShopperNote: {
    canFinish: always,
    isForm: ({ sku, note, name }) => isSku(sku) && typeof note === 'string' && isNoteShort(note) && isName(name),
  },
  deleteFromList: named,
  selectFulfilmentSlot: { canFinish: hasSlot, isForm: isSlotWish },
  saveRecipe: { canFinish: hasRecipe, isForm: isRecipeWish },
  startExpressFulfilmentShop: { canFinish: hasSlot, isForm: isSlotWish },
  notAuthorised: named,
};

/** Whether it is something that may be asked for at all, of the form it must have. */
export const isGatedAction = (value: unknown): value is GatedAction =>
  isRecord(value) &&
  typeof value['kind'] === 'string' &&
  Object.hasOwn(gatedKinds, value['kind']) &&
  gatedKinds[value['kind'] as GatedKind].isForm(value);

/** Whether somebody can do it for a shopper: a wish that is only named brings them back to where they were. */
export const canFinish = (action: GatedAction): boolean => gatedKinds[action.kind].canFinish(action);

const key = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;

/** The only form in which a kept action is believed. */
export const isKeptAction = (value: unknown): value is KeptAction =>
  isRecord(value) &&
  isGatedAction(value['action']) &&
  typeof value['key'] === 'string' &&
  key.test(value['key']) &&
  Number.isSafeInteger(value['askedAtMs']) &&
  (value['subject'] === null || isText(value['subject'], 100)) &&
  typeof value['isBegun'] === 'boolean';

/** Past its half hour, or from a time that has not been yet. */
export const isLapsed = ({ askedAtMs }: KeptAction, nowMs: number): boolean =>
  nowMs - askedAtMs >= keptForMs || nowMs < askedAtMs - keptForMs;
