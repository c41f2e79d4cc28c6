import type { GenericModal } from '#services/modals/modals.words.ts';
import type { ContextFlags } from '#services/session/session.contract.ts';
import { href } from '#ui/link/href.ts';
import { restrictedTexts as texts } from '#ui/texts/restricted.texts.ts';

/** What the second button does; without one there is no second button. */
export type SecondWay = 'anotherTime' | 'remove';
type Flags = Pick<ContextFlags, 'isExpressDelivery' | 'isFlexibleDelivery' | 'isELockerPickupSlot'>;
type Said = { readonly data: GenericModal; readonly secondWay: SecondWay | null };

const look = { icon: 'alert', modalSize: 'medium' } as const;
const review = href.page('/reviewtrolley');
const reviewOrAnother = {
  ...look,
  buttonText: texts.reviewAndRemove.text,
  ctaAction: review,
  hasCancelButton: true,
  cancelButtonText: texts.anotherMethod.text,
} as const;

/**
 * What is said when something in the trolley may not be handed over in the time that is held. The first kind of time
 * that fits says it. The second way is no `closeAction`: whoever only puts the words away stays where they are.
 */
export function restrictedMessage(flags: Flags, isRebranded: boolean): Said {
  if (flags.isExpressDelivery)
    return {
      secondWay: 'anotherTime',
      data: {
        ...reviewOrAnother,
        title: (isRebranded ? texts.nowTitle : texts.expressTitle).text,
        description: texts.expressText.text,
      },
    };
  if (flags.isFlexibleDelivery)
    return {
      secondWay: 'anotherTime',
      data: { ...reviewOrAnother, title: texts.flexibleTitle.text, description: texts.flexibleText.text },
    };
  if (flags.isELockerPickupSlot)
    return {
      secondWay: 'remove',
      data: {
        ...look,
        title: texts.lockerTitle.text,
        description: texts.lockerText.text,
        buttonText: texts.anotherOption.text,
        ctaAction: href.page('/bookatimeslot'),
        hasCancelButton: true,
        cancelButtonText: texts.remove.text,
      },
    };
  return {
    secondWay: null,
    data: {
      ...look,
      title: texts.generalTitle.text,
      description: texts.generalText.text,
      buttonText: texts.reviewTrolley.text,
      ctaAction: review,
    },
  };
}
