import type { GateFailure } from '#machines/gate/index.ts';
import type { GatedAction, SelectFulfilmentSlot, StartExpressShop } from '#services/gate/gate.words.ts';
import type { GenericModal } from '#services/modals/modals.words.ts';
import { href } from '#ui/link/href.ts';
import { gateTexts as texts } from '#ui/texts/gate.texts.ts';
import { modalTexts } from '#ui/texts/modals.texts.ts';

type SlotWish = SelectFulfilmentSlot | StartExpressShop;
const isSlotWish = (action: GatedAction): action is SlotWish =>
  action.kind === 'selectFulfilmentSlot' || action.kind === 'startExpressFulfilmentShop';

const wordOf = (action: GatedAction) =>
  isSlotWish(action) ? texts.theTime : action.kind === 'saveRecipe' ? texts.theRecipe : texts.theProduct;

/** The product as it is spoken of: "2 × Fresh Milk", "500 g of Bananas". */
function whatOf(action: GatedAction): string {
  const name = 'name' in action && action.name ? action.name : wordOf(action).text;
  if (action.kind !== 'addToTrolley') return name;
  const { amount, pricingUnit } = action;
  if (pricingUnit === 'Kg') return `${amount < 1_000 ? `${amount} g` : `${amount / 1_000} kg`} of ${name}`;
  return `${amount} × ${name}`;
}

const filled = (text: string, action: GatedAction): string =>
  text.replace(/\{(what|note)\}/g, (_, name) =>
    name === 'what' ? whatOf(action) : action.kind === 'addShopperNote' ? action.note : '',
  );

/** A slot's words may begin in small letters, and then begin a sentence. */
const sentence = (text: string, action: GatedAction): string => {
  const words = filled(text, action);
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}`;
};

/** What was finished after sign-in, in words; null where the page itself shows it. */
export function finishedText(action: GatedAction): string | null {
  if (action.kind === 'addToTrolley') return filled(texts.added.text, action);
  if (action.kind === 'saveRecipe') return action.slug === undefined ? null : filled(texts.recipeSaved.text, action);
  if (isSlotWish(action)) return sentence(texts.slotHeld.text, { ...action, name: action.name || texts.theSlot.text });
  return action.kind === 'addShopperNote' && action.note !== '' ? filled(texts.noteSaved.text, action) : null;
}

/** What was not done although it was asked for, and why; null where nothing was lost. */
export function droppedText(action: GatedAction, reason: 'lapsed' | 'anotherPerson'): string | null {
  const isLapsed = reason === 'lapsed';
  if (action.kind === 'addToTrolley') return filled(isLapsed ? texts.lapsedAdd.text : texts.anotherAdd.text, action);
  if (isSlotWish(action))
    return action.slotId === undefined
      ? null
      : filled(isLapsed ? texts.lapsedSlot.text : texts.anotherSlot.text, action);
  if (action.kind === 'saveRecipe')
    return action.slug === undefined ? null : filled((isLapsed ? texts.lapsedSave : texts.anotherSave).text, action);
  if (action.kind !== 'addShopperNote' || action.note === '') return null;
  return filled(isLapsed ? texts.lapsedNote.text : texts.anotherNote.text, action);
}

/** That it was not done, or that nobody can tell, with the way to try again. */
export function failedMessage(action: GatedAction, failure: GateFailure | null): GenericModal {
  const choice = {
    icon: 'alert',
    buttonText: texts.tryAgain.text,
    hasCancelButton: true,
    cancelButtonText: texts.notNow.text,
    modalSize: 'medium',
  } as const;
  const isUnsure = failure === 'unanswered' || failure === 'interrupted' || failure === 'timeout';
  if (action.kind === 'addShopperNote')
    return { ...choice, title: texts.notSavedTitle.text, description: filled(texts.notSavedText.text, action) };
  if (isSlotWish(action)) {
    const text = failure === 'refused' ? texts.slotTakenText : isUnsure ? texts.unsureSlotText : texts.notHeldText;
    return { ...choice, title: texts.notHeldTitle.text, description: filled(text.text, action) };
  }
  if (action.kind === 'saveRecipe' && action.slug !== undefined)
    return {
      ...choice,
      title: texts.recipeNotSavedTitle.text,
      description: filled((isUnsure ? texts.unsureSave : texts.recipeNotSaved).text, action),
    };
  if (action.kind !== 'addToTrolley') return choice;
  return isUnsure
    ? { ...choice, title: modalTexts.reviewTitle.text, description: filled(texts.unsureText.text, action) }
    : { ...choice, title: texts.notAddedTitle.text, description: filled(texts.notAddedText.text, action) };
}

/** To a visitor who looks at the time slots. */
export const offerMessage = (returnPath: string): GenericModal => ({
  icon: 'clock',
  title: texts.offerTitle.text,
  description: texts.offerText.text,
  buttonText: texts.offerButton.text,
  hasCancelButton: true,
  cancelButtonText: modalTexts.justBrowsing.text,
  modalSize: 'medium',
  ctaAction: href.signIn(returnPath),
});
