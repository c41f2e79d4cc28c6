import './subscriptions.css';
import type { ReactNode } from 'react';
import { goesOn, type SubscriptionsShown } from '#machines/subscription/index.ts';
import type { Subscription } from '#services/delivery-saver/delivery-saver.contract.ts';
import { saverDay } from '#services/delivery-saver/saver-words.rules.ts';
import { money } from '#services/display/money.rules.ts';
import { civilDateOf } from '#services/fulfilment/slot-day.rules.ts';
import { Alert } from '#ui/alert/alert.tsx';
import { Button, ButtonLink } from '#ui/button/button.tsx';
import { EmptyState } from '#ui/empty-state/empty-state.tsx';
import { href } from '#ui/link/href.ts';
import { saverTexts as texts } from '#ui/texts/delivery-saver.texts.ts';
import { SubscriptionFacts } from './subscription-facts.tsx';

type Props = {
  readonly shown: SubscriptionsShown;
  readonly cancelHref: string;
  readonly changeHref: string;
  readonly choosePlanHref: string;
  readonly onRetry: () => void;
};

const stateTexts = {
  active: [texts.active, texts.activeText],
  ending: [texts.ending, texts.endingText],
  unpaid: [texts.unpaid, texts.unpaidText],
  ended: [texts.ended, texts.endedText],
} as const;

function Charges({ of: { charges, subscriptionId } }: { readonly of: Subscription }): ReactNode {
  if (charges.length === 0) return null;
  const id = `charges-${subscriptionId}`;
  return (
    <>
      <h3 id={id}>{texts.charges.text}</h3>
      <table className="subscription-charges" aria-labelledby={id}>
        <thead>
          <tr>
            <th scope="col">{texts.chargeDay.text}</th>
            <th scope="col">{texts.chargeAmount.text}</th>
            <th scope="col">{texts.chargeState.text}</th>
          </tr>
        </thead>
        <tbody>
          {charges.map(({ atMs, amountCents, state }) => (
            <tr key={`${atMs} ${state}`}>
              <td>{saverDay(civilDateOf(atMs))}</td>
              <td>{money(amountCents)}</td>
              <td>{texts[state].text}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}

type OneProps = { readonly of: Subscription } & Partial<Pick<Props, 'cancelHref' | 'changeHref'>>;

function One({ of, cancelHref, changeHref }: OneProps): ReactNode {
  const [name, text] = stateTexts[of.state];
  return (
    <article className="subscription" data-state={of.state} aria-labelledby={`pass-${of.subscriptionId}`}>
      <div className="subscription-head">
        <h2 id={`pass-${of.subscriptionId}`}>{of.plan.name}</h2>
        <p className="subscription-state">{name.text}</p>
      </div>
      <p>{text.text.replace('{day}', saverDay(of.payableUntil ?? of.paidUntil))}</p>
      <SubscriptionFacts of={of} />
      {cancelHref && changeHref && goesOn(of) ? (
        <p className="subscription-ways">
          <ButtonLink look={of.state === 'unpaid' ? 'primary' : 'outline'} href={changeHref}>
            {texts.changeCard.text}
          </ButtonLink>
          <ButtonLink look="quiet" href={cancelHref}>
            {texts.cancel.text}
          </ButtonLink>
        </p>
      ) : null}
      <Charges of={of} />
    </article>
  );
}

/** The passes of a shopper: the one that counts now with what can be done about it, and those from before. */
export function SubscriptionsPage({ shown, cancelHref, changeHref, choosePlanHref, onRetry }: Props): ReactNode {
  const { state, isOld, subscriptions, current, fault } = shown;
  const retry = (
    <Button size="small" look="outline" onClick={onRetry} data-needs-script="">
      {texts.tryAgain.text}
    </Button>
  );
  const earlier = subscriptions.filter((one) => one !== current);
  return (
    <main id="main" className="page subscriptions" aria-busy={state === 'reading' || undefined}>
      <h1 tabIndex={-1}>{texts.mineTitle.text}</h1>
      {state === 'reading' ? <p role="status">{texts.mineLoading.text}</p> : null}
      {state === 'failed' ? (
        <Alert type="error" title={texts.mineUnread.text} action={retry}>
          {fault?.message}
        </Alert>
      ) : null}
      {isOld ? (
        <Alert type="warning" action={retry}>
          {texts.mineOld.text}
        </Alert>
      ) : null}
      {current ? <One of={current} cancelHref={cancelHref} changeHref={changeHref} /> : null}
      {state === 'known' && !current ? (
        <EmptyState title={<h2>{texts.mineNone.text}</h2>} text={texts.mineNoneText.text}>
          <ButtonLink href={choosePlanHref}>{texts.choosePlan.text}</ButtonLink>
          <ButtonLink look="outline" href={href.page('/deliverysubscription')}>
            {texts.aboutLink.text}
          </ButtonLink>
        </EmptyState>
      ) : null}
      {earlier.length > 0 ? (
        <>
          <h2 className="subscriptions-earlier">{texts.earlier.text}</h2>
          {earlier.map((one) => (
            <One key={one.subscriptionId} of={one} />
          ))}
        </>
      ) : null}
    </main>
  );
}
