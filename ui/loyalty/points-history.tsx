import './points-history.css';
import type { ReactNode } from 'react';
import { dateText, dayOf } from '#services/display/dates.rules.ts';
import { wholeNumber } from '#services/display/money.rules.ts';
import type { LoyaltyBalance } from '#services/loyalty/loyalty.contract.ts';
import { rewardWords } from '#services/loyalty/reward.rules.ts';
import { loyaltyTexts as texts } from '#ui/texts/loyalty.texts.ts';

const signed = (points: number): string => `${points > 0 ? '+' : ''}${wholeNumber(points)}`;
const spoken = (points: number): string =>
  `${points < 0 ? 'minus ' : 'plus '}${rewardWords({ type: 'points', value: Math.abs(points) })}`;

/** The last points that came or went, the newest first. */
export function PointsHistory({ recent }: Pick<LoyaltyBalance, 'recent'>): ReactNode {
  return (
    <section className="points-history" aria-labelledby="points-history">
      <h2 id="points-history">{texts.history.text}</h2>
      {recent.length === 0 ? (
        <p>{texts.historyNone.text}</p>
      ) : (
        <ul>
          {recent.map(({ atMs, points, text }, index) => (
            <li key={`${atMs}-${index}`}>
              <span className="points-history-text">{text}</span>
              <time dateTime={new Date(atMs).toISOString()}>{dateText(dayOf(atMs), 'Do MMMM YYYY')}</time>
              <span className="points-history-points" data-way={points < 0 ? 'out' : 'in'}>
                <span aria-hidden>{signed(points)}</span>
                <span className="visually-hidden">{spoken(points)}</span>
              </span>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
