import type { ReactNode } from 'react';
import type { Problem } from '#services/orders/order.contract.ts';
import type { OrderProblem } from '#services/orders/orders.words.ts';
import { AlertBox } from '../../alert/alert.tsx';
import { ButtonLink } from '../../button/button.tsx';
import { href } from '../../link/href.ts';
import { paymentTexts as texts } from '../../texts/payment.texts.ts';

type Props = {
  readonly problems: readonly Problem[];
  /** Something was changed, and the store does not know of it yet. */
  readonly isUnsent: boolean;
};

const toTime: readonly OrderProblem[] = ['slotMissing', 'slotElsewhere'];

function wayOn(problems: readonly Problem[]): { readonly href: string; readonly text: string } {
  const [first] = problems;
  if (first && toTime.includes(first.code))
    return { href: href.page('/checkout/bookatimeslot'), text: texts.toTime.text };
  if (first?.code === 'addressMissing')
    return { href: href.page('/checkout/book-a-timeslot/how-where-when'), text: texts.toWhere.text };
  if (first?.code === 'disclaimer') return { href: href.page('/checkout/revieworder'), text: texts.toReview.text };
  return { href: href.page('/trolley'), text: texts.toTrolley.text };
}

/** Why the order cannot be paid for as it stands, in the words of the store, and the way to where that is put right. */
export function PaymentProblems({ problems, isUnsent }: Props): ReactNode {
  if (problems.length === 0 && !isUnsent) return null;
  const { text, href: to } = wayOn(problems);
  return (
    <AlertBox
      role="alert"
      type="warning"
      title={texts.problemsTitle.text}
      action={<ButtonLink href={to}>{text}</ButtonLink>}
    >
      {problems.map(({ code, message }) => (
        <p key={code}>{message}</p>
      ))}
      {isUnsent ? <p>{texts.unsent.text}</p> : null}
    </AlertBox>
  );
}
