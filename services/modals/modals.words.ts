import type { SafeNode } from '../html/safe-html.contract.ts';

/** What may be put before a visitor without an address of its own. */
export const modalEventTypes = [
  'addShopperNote',
  'addToTrolley',
  'addToTrolleyError',
  'deleteFromList',
  'genericError',
  'notAuthorised',
  'productCategorisationSchemeOnboard',
  'filterOnboard',
  'reviewTrolley',
  'selectFulfilmentSlot',
  'setTraderSuburb',
  'updatedFulfilmentTimeslot',
  'updateFulfilmentLocation',
  'saveRecipe',
  'genericModal',
  'startExpressFulfilmentShop',
] as const;
export type ModalEventType = (typeof modalEventTypes)[number];

/** What only a shopper may do; anyone else is told what is missing. */
export const shopperActions = [
  'addToTrolley',
  'addShopperNote',
  'deleteFromList',
  'selectFulfilmentSlot',
  'notAuthorised',
  'saveRecipe',
  'startExpressFulfilmentShop',
] as const satisfies readonly ModalEventType[];
export type ShopperAction = (typeof shopperActions)[number];
export const isShopperAction = (type: ModalEventType): type is ShopperAction =>
  (shopperActions as readonly string[]).includes(type);

export const modalSizes = ['default', 'medium', 'large', 'full'] as const;
export type ModalSize = (typeof modalSizes)[number];
export const modalPaddings = ['none', 'default', 'medium'] as const;
export type ModalPadding = (typeof modalPaddings)[number];

export type ModalIcon =
  | 'alert'
  | 'info'
  | 'success'
  | 'error'
  | 'lock'
  | 'account'
  | 'trolley'
  | 'truck'
  | 'clock'
  | 'pin'
  | 'store'
  | 'list'
  | 'recipe'
  | 'filter'
  | 'star'
  | 'leaf';
export type ModalIconFill =
  | 'alert'
  | 'error'
  | 'warning'
  | 'success'
  | 'info'
  | 'new'
  | 'green'
  | 'gray'
  | 'currentColor';

/** One text, several paragraphs, or HTML that was already made safe. */
export type ModalDescription = string | readonly string[] | { readonly html: readonly SafeNode[] };

/**
 * What a generic modal says and offers; everything has a default. `ctaAction` and `closeAction` are addresses that are
 * gone to before the modal closes; whoever wants to do something else listens for the answer.
 */
export type GenericModal = {
  readonly title?: string;
  readonly description?: ModalDescription;
  readonly icon?: ModalIcon;
  readonly iconFill?: ModalIconFill;
  readonly buttonText?: string;
  readonly cancelButtonText?: string;
  readonly linkButtonText?: string;
  readonly hasActionButton?: boolean;
  readonly hasCancelButton?: boolean;
  readonly hasLinkButton?: boolean;
  readonly isButtonPrimary?: boolean;
  readonly isNewTextStyle?: boolean;
  readonly modalSize?: ModalSize;
  readonly fitContent?: boolean;
  readonly align?: 'left' | 'center';
  readonly skipTracking?: boolean;
  readonly ctaAction?: string;
  readonly closeAction?: string;
};

/** Kinds that wait for the visitor to go to another page, in the order in which they come. */
export const queuedKinds = ['restricted-item', 'trolley-review'] as const;
export type QueuedKind = (typeof queuedKinds)[number];
