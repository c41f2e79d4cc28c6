import {
  type GenericModal,
  isShopperAction,
  type ModalEventType,
  type ShopperAction,
} from '#services/modals/modals.words.ts';
import { href } from '#ui/link/href.ts';
import { modalTexts as texts } from '#ui/texts/modals.texts.ts';
import { signInTexts } from '#ui/texts/sign-in.texts.ts';

/** Who is asked, and where they are. */
export type Asked = {
  readonly isLoggedIn: boolean;
  readonly isShopper: boolean;
  /** The page they come back to. */
  readonly returnPath: string;
};

const prompts: Readonly<Record<ShopperAction, string>> = {
  addToTrolley: signInTexts.addToTrolley.text,
  addShopperNote: signInTexts.addShopperNote.text,
  selectFulfilmentSlot: signInTexts.selectFulfilmentSlot.text,
  saveRecipe: signInTexts.saveRecipe.text,
  startExpressFulfilmentShop: signInTexts.startExpressFulfilmentShop.text,
  deleteFromList: signInTexts.anythingElse.text,
  notAuthorised: signInTexts.anythingElse.text,
};
const beginning = 'Sign in to ';

/** What a gated action's prompt says to somebody who is not a shopper, and where its button leads. */
export function promptOf(type: ShopperAction, { isLoggedIn, returnPath }: Omit<Asked, 'isShopper'>): GenericModal {
  const choice = { icon: 'account', hasCancelButton: true, modalSize: 'medium' } as const;
  return isLoggedIn
    ? {
        ...choice,
        title: texts.detailsTitle.text,
        description: `${texts.detailsStart.text}${prompts[type].slice(beginning.length)}`,
        buttonText: texts.detailsButton.text,
        cancelButtonText: texts.cancelButton.text,
        ctaAction: href.addDetails(returnPath),
      }
    : {
        ...choice,
        title: texts.signInTitle.text,
        description: prompts[type],
        buttonText: texts.signInButton.text,
        cancelButtonText: texts.justBrowsing.text,
        ctaAction: href.signIn(returnPath),
      };
}

const said = {
  addToTrolleyError: { title: texts.notAddedTitle.text, description: texts.notAddedText.text },
  genericError: {},
  genericModal: {},
  productCategorisationSchemeOnboard: {
    title: texts.schemeTitle.text,
    description: texts.schemeText.text,
    icon: 'store',
  },
  filterOnboard: { title: texts.filterTitle.text, description: texts.filterText.text, icon: 'filter' },
  reviewTrolley: {
    title: texts.reviewTitle.text,
    description: texts.reviewText.text,
    buttonText: texts.reviewButton.text,
    icon: 'trolley',
    ctaAction: href.page('/reviewtrolley'),
  },
  setTraderSuburb: { title: texts.suburbTitle.text, description: texts.suburbText.text, icon: 'pin' },
  updatedFulfilmentTimeslot: { title: texts.slotTitle.text, description: texts.slotText.text, icon: 'clock' },
  updateFulfilmentLocation: { title: texts.locationTitle.text, description: texts.locationText.text, icon: 'pin' },
} as const satisfies Readonly<Record<Exclude<ModalEventType, ShopperAction>, GenericModal>>;

/**
 * What a modal of that type says, to that visitor; what it was opened with counts more. A shopper is never asked to
 * become one.
 */
export function messageOf(type: ModalEventType, data: GenericModal, asked: Asked): GenericModal {
  if (!isShopperAction(type)) return { ...said[type], ...data };
  return asked.isShopper ? data : { ...promptOf(type, asked), ...data };
}
