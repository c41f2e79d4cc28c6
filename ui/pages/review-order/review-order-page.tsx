import './review-order.css';
import { type ReactNode, useEffect, useId, useRef } from 'react';
import { AlertBox } from '#ui/alert/alert.tsx';
import { Button, ButtonLink } from '#ui/button/button.tsx';
import { EmptyState } from '#ui/empty-state/empty-state.tsx';
import { href } from '#ui/link/href.ts';
import { A } from '#ui/link/link.tsx';
import { accountDetailsTexts } from '#ui/texts/account-details.texts.ts';
import { reviewOrderTexts as texts } from '#ui/texts/review-order.texts.ts';
import { ReviewExtras } from './review-extras.tsx';
import { ReviewItems } from './review-items.tsx';
import { fieldIds, ReviewNotes } from './review-notes.tsx';
import type { ReviewOrderProps, ReviewShown } from './review-order.types.ts';
import { ReviewProblems } from './review-problems.tsx';
import { ReviewSummary } from './review-summary.tsx';

/** A last look at an order: what, when, where, how and for how much. */
export function ReviewOrderPage(props: ReviewOrderProps): ReactNode {
  const { state, shown, said } = props;
  return (
    <main id="main" className="page review-order" data-state={state}>
      <h1>{props.change?.title ?? texts.title.text}</h1>
      {shown ? <Shown {...props} shown={shown} /> : null}
      {state === 'loading' ? <p role="status">{texts.loading.text}</p> : null}
      {state === 'unknown' ? (
        <div role="alert">
          <EmptyState title={<h2>{texts.unknownTitle.text}</h2>} text={texts.unknownText.text}>
            <Button onClick={said.onRetry} data-needs-script>
              {texts.tryAgain.text}
            </Button>
            <ButtonLink look="outline" href={href.page('/trolley')}>
              {texts.backToTrolley.text}
            </ButtonLink>
          </EmptyState>
        </div>
      ) : null}
    </main>
  );
}

/** Leads to what is missing whenever the shopper wanted to go on and could not. */
function useLeading(missing: ReviewOrderProps['missing'], blocked: number) {
  const problems = useRef<HTMLDivElement>(null);
  const box = useRef<HTMLInputElement>(null);
  const seen = useRef(blocked);
  useEffect(() => {
    if (seen.current === blocked || missing === null) return;
    seen.current = blocked;
    if (missing === 'disclaimer') box.current?.focus();
    else if (missing === 'instructions' || missing === 'notes') document.getElementById(fieldIds[missing])?.focus();
    else problems.current?.focus();
  }, [missing, blocked]);
  return { problems, box };
}

function Shown(props: ReviewOrderProps & { readonly shown: ReviewShown }) {
  const { shown, said, isOutdated, missing, blocked, change, holdCard, substitutes, sampleAnswers } = props;
  const { problems, box } = useLeading(missing, blocked);
  return (
    <>
      <p className="lead">{change?.lead ?? texts.lead.text}</p>
      <ReviewProblems problems={shown.problems} boxRef={problems} />
      {isOutdated ? (
        <AlertBox
          role="alert"
          type="warning"
          title={texts.outdatedTitle.text}
          action={
            <Button size="small" onClick={said.onRetry}>
              {texts.tryAgain.text}
            </Button>
          }
        >
          <p>{texts.outdatedText.text}</p>
        </AlertBox>
      ) : null}
      <div className="review-order-columns">
        <div className="review-order-main">
          {change?.card}
          <Where shown={shown} holdCard={holdCard} isFixed={Boolean(change)} />
          <ReviewItems sections={shown.sections} count={shown.count} />
          {substitutes}
          <ReviewNotes shown={shown} said={said} />
          <ReviewExtras shown={shown} said={said} sampleAnswers={sampleAnswers} />
        </div>
        <ReviewSummary {...props} boxRef={box} />
      </div>
    </>
  );
}

const phonesHref = href.modalOver(href.page('/checkout/revieworder'), {
  outlet: 'account-modal',
  path: 'change-contact-details',
});

type WhereProps = {
  readonly shown: ReviewShown;
  readonly holdCard: ReactNode;
  /** An order that is being changed keeps its time and place. */
  readonly isFixed: boolean;
};

function Where({ shown: { method, place }, holdCard, isFixed }: WhereProps) {
  const id = useId();
  return (
    <section className="review-order-card" aria-labelledby={id}>
      <h2 id={id}>{texts.whenTitle.text}</h2>
      {holdCard}
      <p className="review-order-where">
        <span>
          <b>{(method === 'Courier' ? texts.whereDelivery : texts.wherePickup).text}</b>{' '}
          {place ?? texts.whereUnknown.text}
        </span>
        {isFixed ? null : (
          <A className="review-order-link" href={href.page('/checkout/book-a-timeslot/how-where-when')}>
            {texts.changeWhere.text}
          </A>
        )}
      </p>
      {isFixed || method !== 'Courier' ? null : (
        <p>
          <A className="review-order-link" href={phonesHref}>
            {accountDetailsTexts.driverPhones.text}
          </A>
        </p>
      )}
    </section>
  );
}
