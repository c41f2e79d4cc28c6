import './saver-page.css';
import type { ReactNode } from 'react';
import type { SubscriptionsShown } from '#machines/subscription/index.ts';
import { Button, ButtonLink } from '#ui/button/button.tsx';
import { Icon } from '#ui/icon/icon.tsx';
import { href } from '#ui/link/href.ts';
import { saverTexts as texts } from '#ui/texts/delivery-saver.texts.ts';
import { SubscriptionFacts } from '../subscriptions/subscription-facts.tsx';

type Props = { readonly shown: SubscriptionsShown; readonly onRetry: () => void };

/** A pass that is bought. It only tells: nothing here buys, however often it is loaded. */
export function SaverSuccessPage({ shown: { current, state }, onRetry }: Props): ReactNode {
  return (
    <main id="main" className="page saver">
      <div className="saver-head">
        <Icon name="success" size="extra-large" />
        <div>
          <h1 tabIndex={-1}>{texts.successTitle.text}</h1>
          <p className="lead">{texts.successLead.text}</p>
        </div>
      </div>
      {current ? (
        <section className="saver-summary" aria-labelledby="saver-bought">
          <h2 id="saver-bought">{current.plan.name}</h2>
          <SubscriptionFacts of={current} />
        </section>
      ) : state === 'reading' ? (
        <p role="status">{texts.mineLoading.text}</p>
      ) : (
        <p role="alert">
          {texts.successUnread.text}{' '}
          <Button look="outline" size="small" onClick={onRetry}>
            {texts.tryAgain.text}
          </Button>
        </p>
      )}
      <p>
        <ButtonLink href={href.page('/bookatimeslot')}>{texts.chooseTime.text}</ButtonLink>{' '}
        <ButtonLink look="outline" href={href.page('/account/subscriptions')}>
          {texts.seePass.text}
        </ButtonLink>
      </p>
    </main>
  );
}
