import { paymentTexts as texts } from '../../texts/payment.texts.ts';

/** What is said otherwise where a changed order is saved. */
export const placingWords = {
  title: texts.title.text as string,
  lead: texts.lead.text as string,
  nothingToPay: texts.nothingToPay.text as string,
  place: texts.place.text as string,
  paying: texts.paying.text as string,
  payingText: texts.payingText.text as string,
  declinedNext: texts.declinedNext.text as string,
  refusedTitle: texts.refusedTitle.text as string,
  refusedNext: texts.refusedNext.text as string,
  unplacedTitle: texts.unplacedTitle.text as string,
  unplaced: texts.unplaced.text as string,
};
export type PaymentWords = typeof placingWords;
