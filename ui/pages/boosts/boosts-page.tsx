import './boosts-page.css';
import type { ReactNode } from 'react';
import type { BoostsShown } from '#machines/boosts/index.ts';
import type { OfferState } from '#services/loyalty/loyalty.words.ts';
import { Alert } from '#ui/alert/alert.tsx';
import { Breadcrumb } from '#ui/breadcrumb/breadcrumb.tsx';
import { Button } from '#ui/button/button.tsx';
import { faultWords } from '#ui/form/fault-words.ts';
import { href } from '#ui/link/href.ts';
import { BoostOfferCard } from '#ui/loyalty/boost-offer.tsx';
import { JoinRewards } from '#ui/loyalty/join-rewards.tsx';
import { boostTexts as texts, loyaltyTexts } from '#ui/texts/loyalty.texts.ts';
import { BoostsTools } from './boosts-tools.tsx';
import { NoBoosts } from './no-boosts.tsx';

const firstView = 4;

export type BoostsPageProps = {
  readonly isMember: boolean;
  /** The third version: all at once, by their state, with details and a letter. */
  readonly isV3: boolean;
  readonly show: OfferState | 'all';
  readonly shown: BoostsShown;
  /** The address of the page as it stands, without a modal. */
  readonly here: string;
  readonly onBoost: (offerId: string | null) => void;
  readonly onReload: () => void;
  readonly onDismiss: () => void;
};

/** The boost offers of a member. */
export function BoostsPage(props: BoostsPageProps): ReactNode {
  const { isMember, isV3, show, shown, here, onBoost, onReload, onDismiss } = props;
  const { state, offers, fault } = shown;
  const listed = (offers ?? []).filter((offer) => !isV3 || show === 'all' || offer.state === show);
  return (
    <main id="main" className="page boosts" aria-busy={state === 'asking' || undefined}>
      <Breadcrumb
        crumbs={[{ text: texts.rewards.text, href: href.page('/everyday-rewards') }, { text: texts.title.text }]}
      />
      <h1>{texts.title.text}</h1>
      {isMember ? (
        <>
          <p className="lead">{texts.lead.text}</p>
          <p data-without-script="">{texts.needsScript.text}</p>
          {state === 'failed' ? (
            <Alert
              type="error"
              title={texts.failed.text}
              action={
                <Button size="small" onClick={onReload} data-needs-script="">
                  {loyaltyTexts.tryAgain.text}
                </Button>
              }
            >
              {fault ? faultWords(fault) : null}
            </Alert>
          ) : null}
          <Refusal shown={shown} onDismiss={onDismiss} />
          {offers === null ? (
            state === 'failed' ? null : (
              <p role="status">{texts.asking.text}</p>
            )
          ) : (
            <>
              {isV3 && offers.length > 0 ? (
                <BoostsTools shown={shown} offers={offers} show={show} here={here} onBoost={onBoost} />
              ) : null}
              {listed.length === 0 ? (
                <NoBoosts show={offers.length === 0 ? 'all' : show} />
              ) : (
                <ul className="boosts-list" aria-label={texts.title.text}>
                  {listed.map((offer, index) => (
                    <BoostOfferCard
                      key={offer.offerId}
                      offer={offer}
                      here={isV3 ? here : null}
                      isEager={index < firstView}
                      onBoost={onBoost}
                    />
                  ))}
                </ul>
              )}
            </>
          )}
        </>
      ) : (
        <JoinRewards />
      )}
    </main>
  );
}

/** What was shown as boosted and is not: said until it has been seen, or was tried again. */
function Refusal({ shown: { hasRefused, refusal }, onDismiss }: Pick<BoostsPageProps, 'shown' | 'onDismiss'>) {
  if (!hasRefused) return null;
  return (
    <Alert
      type="error"
      title={texts.refusedTitle.text}
      action={
        <Button size="small" look="outline" onClick={onDismiss}>
          {texts.dismiss.text}
        </Button>
      }
    >
      {refusal ? faultWords(refusal) : texts.refused.text}
    </Alert>
  );
}
