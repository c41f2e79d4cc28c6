import type { ReactNode, Ref } from 'react';
import type { Problem } from '#services/orders/order.contract.ts';
import type { OrderProblem } from '#services/orders/orders.words.ts';
import { AlertBox } from '#ui/alert/alert.tsx';
import { href } from '#ui/link/href.ts';
import { A } from '#ui/link/link.tsx';
import { reviewOrderTexts as texts } from '#ui/texts/review-order.texts.ts';

type Way = { readonly href: string; readonly text: string };
const reviewHref = href.page('/reviewtrolley');
const trolley: Way = { href: href.page('/trolley'), text: texts.toTrolley.text };
const times: Way = { href: href.page('/checkout/bookatimeslot'), text: texts.toTimes.text };

/** Where each of them is mended. */
const ways: Readonly<Record<Exclude<OrderProblem, 'disclaimer'>, Way>> = {
  empty: trolley,
  slotMissing: times,
  slotElsewhere: times,
  addressMissing: { href: href.page('/checkout/book-a-timeslot/how-where-when'), text: texts.toWhere.text },
  restricted: { href: reviewHref, text: texts.toReview.text },
  tooYoung: { href: reviewHref, text: texts.removeAlcohol.text },
  unavailable: { href: reviewHref, text: texts.toReview.text },
  expressExcess: trolley,
};

/** What the store says is wrong with the order, each with the way on. What is accepted below stands there. */
export function ReviewProblems({
  problems,
  boxRef,
}: {
  readonly problems: readonly Problem[];
  readonly boxRef: Ref<HTMLDivElement>;
}): ReactNode {
  const shown = problems.flatMap(({ code, message }) =>
    code === 'disclaimer' ? [] : [{ message, way: ways[code], code }],
  );
  if (shown.length === 0) return null;
  return (
    <div ref={boxRef} tabIndex={-1} className="review-order-problems">
      <AlertBox role="alert" title={texts.problemsTitle.text}>
        <ul>
          {shown.map(({ code, message, way }) => (
            <li key={code}>
              {message} <A href={way.href}>{way.text}</A>
            </li>
          ))}
        </ul>
      </AlertBox>
    </div>
  );
}
