import type { AlertKind } from '#machines/reservation/index.ts';
import { clockTime } from '#services/fulfilment/hold-words.rules.ts';
import type { GenericModal } from '#services/modals/modals.words.ts';
import { href } from '#ui/link/href.ts';
import { reservationTexts as texts } from '#ui/texts/reservation.texts.ts';

type Words = Readonly<Record<string, string>>;
export type AlertAsked = {
  readonly kind: AlertKind;
  readonly isExpress: boolean;
  readonly cutOffMs: number | null;
  /** The path of the page on which it is said. */
  readonly path: string;
  /** The operator's own words, by kind. */
  readonly messages: Words;
  readonly expressMessages: Words;
};

const isCheckout = (path: string): boolean => /^\/(?:shop\/)?checkout(?:\/|$)/.test(path);
/** Whoever writes an address, a note, a card or a password there is not to be stopped by a modal. */
const typingPlaces =
  /^\/(?:shop\/checkout|checkout\/(?!bookatimeslot)|changeorder|securelogin|shop\/securelogin|register|forgotpassword|account|reviewtrolley|contact-us|deliverysubscription\/payment)(?:\/|$)?/;
export const isTypingPlace = (path: string): boolean => typingPlaces.test(path);

const titles = { closingSoon: texts.soonTitle, closingNow: texts.nowTitle, closed: texts.closedTitle } as const;
const expressTitles = {
  closingSoon: texts.expressSoonTitle,
  closingNow: texts.expressNowTitle,
  closed: texts.expressClosedTitle,
} as const;

/** What is said when a held slot closes or expires, soon or now: where, and of which kind of slot. */
export function reservationMessage(
  asked: AlertAsked,
): GenericModal & { readonly title: string; readonly description: string } {
  const { kind, isExpress, cutOffMs, path, messages, expressMessages } = asked;
  const own = isExpress ? expressMessages : messages;
  const toSlots = { icon: 'clock', ctaAction: href.page('/bookatimeslot'), modalSize: 'medium' } as const;
  if (kind === 'expired') {
    const isThere = isCheckout(path);
    const usual = (isThere ? texts.expiredInCheckoutText : texts.expiredText).text;
    return {
      ...toSlots,
      title: (isThere ? texts.expiredInCheckoutTitle : texts.expiredTitle).text,
      description: isExpress ? (own['expired'] ?? texts.expressExpiredText.text) : usual,
      buttonText: (isThere ? texts.expiredInCheckoutButton : texts.expiredButton).text,
    };
  }
  const title = (isExpress ? expressTitles : titles)[kind].text;
  if (kind === 'closed')
    return {
      ...toSlots,
      title,
      description: isExpress ? (own['closed'] ?? texts.expressClosedText.text) : texts.closedText.text,
      buttonText: texts.closedButton.text,
    };
  const cutOffTime = cutOffMs === null ? '' : clockTime(cutOffMs);
  return {
    icon: 'clock',
    title,
    description: (own[kind] ?? texts.nearText.text).replaceAll('{cutOffTime}', cutOffTime),
    buttonText: texts.reviewButton.text,
    ctaAction: href.page('/reviewtrolley'),
    hasCancelButton: true,
    cancelButtonText: texts.keepShopping.text,
    modalSize: 'medium',
  };
}
