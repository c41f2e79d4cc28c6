import './rewards-page.css';
import '../../loyalty/points-card.css';
import type { ReactNode } from 'react';
import type { BalanceShown, CountShown, MessageShown } from '#machines/loyalty/index.ts';
import { money } from '#services/display/money.rules.ts';
import type { RedemptionPreference } from '#services/loyalty/loyalty.words.ts';
import { Alert } from '#ui/alert/alert.tsx';
import { Button } from '#ui/button/button.tsx';
import { faultWords } from '#ui/form/fault-words.ts';
import { href } from '#ui/link/href.ts';
import { A } from '#ui/link/link.tsx';
import { JoinRewards } from '#ui/loyalty/join-rewards.tsx';
import { OffersCard } from '#ui/loyalty/offers-card.tsx';
import { PointsCard } from '#ui/loyalty/points-card.tsx';
import { PointsHistory } from '#ui/loyalty/points-history.tsx';
import { Redemption } from '#ui/loyalty/redemption.tsx';
import { RewardMessage } from '#ui/loyalty/reward-message.tsx';
import { loyaltyTexts as texts } from '#ui/texts/loyalty.texts.ts';

export type RewardsPageProps = {
  readonly isMember: boolean;
  readonly balance: BalanceShown;
  readonly count: CountShown;
  readonly message: MessageShown;
  readonly onReloadBalance: () => void;
  readonly onReloadMessages: () => void;
  readonly onDelete: (messageId: string) => void;
  readonly onPrefer: (preference: RedemptionPreference) => void;
};

/** What the loyalty programme has for a member; one part that did not come leaves the others. */
export function RewardsPage(props: RewardsPageProps): ReactNode {
  const { isMember, balance, count, message, onReloadBalance, onReloadMessages, onDelete, onPrefer } = props;
  const known = balance.balance;
  return (
    <main id="main" className="page rewards">
      <h1>{texts.title.text}</h1>
      {isMember ? (
        <>
          <p className="lead">{texts.lead.text}</p>
          <RewardMessage shown={message} onDelete={onDelete} onReload={onReloadMessages} />
          {balance.state === 'failed' ? (
            <Alert
              type="error"
              title={texts.failed.text}
              action={
                <Button size="small" onClick={onReloadBalance} data-needs-script="">
                  {texts.tryAgain.text}
                </Button>
              }
            >
              {balance.fault ? faultWords(balance.fault) : null}
            </Alert>
          ) : null}
          {known === null && balance.state !== 'failed' ? <p role="status">{texts.asking.text}</p> : null}
          <div className="rewards-cards">
            {known === null ? null : <PointsCard balance={known} />}
            <OffersCard shown={count} />
            {known === null ? null : <SavedRewards cents={known.rewardBalanceCents} />}
            {known === null ? null : <Redemption shown={balance} onPrefer={onPrefer} />}
          </div>
          {known === null ? null : <PointsHistory recent={known.recent} />}
          <p>
            <A className="rewards-card-link" href={href.page('/account/onecard')}>
              {texts.toCard.text}
            </A>
          </p>
        </>
      ) : (
        <JoinRewards />
      )}
    </main>
  );
}

const SavedRewards = ({ cents }: { readonly cents: number }) => (
  <section className="rewards-card" aria-labelledby="rewards-saved">
    <h2 id="rewards-saved">{texts.saved.text}</h2>
    <p className="rewards-card-amount">{money(cents)}</p>
    <p className="rewards-card-note">{(cents > 0 ? texts.savedSome : texts.savedNone).text}</p>
  </section>
);
