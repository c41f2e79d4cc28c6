import './points-card.css';
import type { ReactNode } from 'react';
import { shortMoney, wholeNumber } from '#services/display/money.rules.ts';
import type { LoyaltyBalance } from '#services/loyalty/loyalty.contract.ts';
import { pointCents, progressOf } from '#services/loyalty/progress.rules.ts';
import { loyaltyTexts as texts } from '#ui/texts/loyalty.texts.ts';

/** The points, how far the next reward is, and what a point is worth. */
export function PointsCard({ balance }: { readonly balance: LoyaltyBalance }): ReactNode {
  const { pointsBalance, pointsPerReward, rewardValueCents } = balance;
  const { into, left, rewards } = progressOf(balance);
  const reward = shortMoney(rewardValueCents);
  const said = (words: { readonly text: string }) => words.text.replace('{reward}', () => reward);
  return (
    <section className="points-card" aria-labelledby="points-card">
      <h2 id="points-card">{texts.points.text}</h2>
      <p className="points-card-balance">
        {pointsBalance === 1
          ? texts.balanceOne.text
          : texts.balance.text.replace('{points}', wholeNumber(pointsBalance))}
      </p>
      <div
        className="points-card-meter"
        role="meter"
        aria-label={texts.meter.text}
        aria-valuemin={0}
        aria-valuemax={pointsPerReward}
        aria-valuenow={into}
        aria-valuetext={texts.meterValue.text
          .replace('{into}', wholeNumber(into))
          .replace('{all}', wholeNumber(pointsPerReward))}
      >
        <svg viewBox="0 0 100 1" preserveAspectRatio="none" aria-hidden>
          <rect width={(into / pointsPerReward) * 100} height="1" />
        </svg>
      </div>
      <p>{left === 1 ? said(texts.toNextOne) : said(texts.toNext).replace('{left}', wholeNumber(left))}</p>
      {rewards > 0 ? (
        <p>{rewards === 1 ? said(texts.readyOne) : said(texts.ready).replace('{n}', String(rewards))}</p>
      ) : null}
      <p className="points-card-rate">
        {said(texts.rate).replace('{all}', wholeNumber(pointsPerReward)).replace('{cents}', pointCents(balance))}
      </p>
    </section>
  );
}
