import type { GenericModal } from '#services/modals/modals.words.ts';
import { trolleyExtrasTexts as texts } from '#ui/texts/trolley-extras.texts.ts';

/** Before the first alcohol in this browser. */
export const ageMessage: GenericModal = {
  title: texts.ageTitle.text,
  description: texts.ageText.text,
  icon: 'alert',
  buttonText: texts.ageYes.text,
  hasCancelButton: true,
  cancelButtonText: texts.ageNo.text,
  modalSize: 'medium',
};
