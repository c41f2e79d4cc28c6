import { type ReactNode, type Ref, useId } from 'react';
import type { Lacking } from '#machines/order/index.ts';
import { Button } from '#ui/button/button.tsx';
import { Disclaimer } from '#ui/disclaimer/disclaimer.tsx';
import { A } from '#ui/link/link.tsx';
import { OrderTotals } from '#ui/order-totals/order-totals.tsx';
import { reviewOrderTexts as texts } from '#ui/texts/review-order.texts.ts';
import type { ReviewOrderProps, ReviewSaid, ReviewShown } from './review-order.types.ts';

type Props = {
  readonly shown: ReviewShown;
  readonly said: ReviewSaid;
  readonly boxRef: Ref<HTMLInputElement>;
} & Pick<ReviewOrderProps, 'missing' | 'isGoing' | 'isUpdating' | 'forgottenHref' | 'change'>;

function missingWords(missing: Lacking, { problems }: ReviewShown): string {
  if (missing === 'disclaimer') return texts.missingDisclaimer.text;
  if (missing === 'instructions' || missing === 'notes') return texts.missingNote.text;
  const why = problems.find(({ code }) => code === missing)?.message ?? '';
  return texts.missingProblems.text.replace('{why}', () => why);
}

/** What it costs, what has to be accepted, and the one way on. */
export function ReviewSummary(props: Props): ReactNode {
  const { shown, said, boxRef, missing, isGoing, isUpdating, forgottenHref, change } = props;
  const id = useId();
  const { components, savingsCents, isRough, disclaimer, disclaimerText } = shown;
  return (
    <aside className="review-order-summary" aria-labelledby={id}>
      <h2 id={id}>{texts.summaryTitle.text}</h2>
      <OrderTotals components={components} savingsCents={savingsCents} isRough={isRough} />
      <p className="review-order-small" role="status">
        {isRough ? texts.unsent.text : isUpdating && !isGoing ? texts.updating.text : ''}
      </p>
      <p className="review-order-small">{texts.weighed.text}</p>
      <div className="review-order-part">
        <h3>{texts.disclaimerTitle.text}</h3>
        <Disclaimer
          text={disclaimerText}
          shown={disclaimer}
          isMissing={missing === 'disclaimer'}
          boxRef={boxRef}
          onAccept={said.onDisclaimer}
          onRetry={() => said.onRetryWish('disclaimer')}
        />
      </div>
      {missing ? (
        <p className="review-order-missing" role="alert" id={`${id}-missing`}>
          {missingWords(missing, shown)}
        </p>
      ) : null}
      <p data-without-script="">{texts.needsScript.text}</p>
      {change && change.go === null ? null : (
        <Button onClick={said.onPay} aria-describedby={missing ? `${id}-missing` : undefined} data-needs-script>
          {change?.go ?? texts.payment.text}
        </Button>
      )}
      <p className="review-order-small" role="status">
        {isGoing ? texts.going.text : ''}
      </p>
      {forgottenHref ? (
        <A className="review-order-link" href={forgottenHref}>
          {texts.forgotten.text}
        </A>
      ) : null}
    </aside>
  );
}
