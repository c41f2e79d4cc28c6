import type { GenericModal } from '#services/modals/modals.words.ts';
import { sessionTexts as texts } from '#ui/texts/session.texts.ts';

/** Somebody wanted to sign out and is still in: that is said, and they may try again or let it be. */
export const unendedMessage: GenericModal = {
  title: texts.unendedTitle.text,
  description: texts.unendedText.text,
  icon: 'alert',
  buttonText: texts.tryAgain.text,
  hasCancelButton: true,
  cancelButtonText: texts.stay.text,
};

/** Somebody has signed in and the shop did not open to them. */
export const unopenedMessage: GenericModal = {
  title: texts.unopenedTitle.text,
  description: texts.unopenedText.text,
  icon: 'alert',
  buttonText: texts.tryAgain.text,
};

/** Somebody has signed in and their session was ended by somebody else: trying again is in vain, signing in is not. */
export const undoneMessage: GenericModal = {
  title: texts.undoneTitle.text,
  description: texts.undoneText.text,
  icon: 'alert',
  buttonText: texts.signInAgain.text,
};
