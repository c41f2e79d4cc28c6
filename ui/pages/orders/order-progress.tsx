import type { ReactNode } from 'react';
import { orderMoment } from '#services/orders/order-dates.rules.ts';
import type { OrderHappening } from '#services/orders/order-states.words.ts';
import type { PastOrder } from '#services/orders/past-orders.contract.ts';
import { Icon } from '#ui/icon/icon.tsx';
import { ordersTexts as texts } from '#ui/texts/orders.texts.ts';
import { happeningWords } from './order-words.ts';

type Step = { readonly what: OrderHappening; readonly at: number | null };

const delivered: readonly OrderHappening[] = ['placed', 'picking', 'picked', 'onTheWay', 'completed'];
const pickedUp: readonly OrderHappening[] = ['placed', 'picking', 'picked', 'completed'];

/** What has happened, and then what is still to come; nothing is to come for an order that is cancelled. */
function stepsOf({ method, state, timeline }: PastOrder): readonly Step[] {
  const happened: readonly Step[] = timeline
    .toSorted((one, other) => one.at - other.at)
    .map(({ happening, at }) => ({ what: happening, at }));
  if (state === 'cancelled') return happened;
  const whole = method === 'Courier' ? delivered : pickedUp;
  const left = whole.slice(whole.indexOf(state) + 1).filter((what) => !happened.some((step) => step.what === what));
  return [...happened, ...left.map((what) => ({ what, at: null }))];
}

/** How far an order has come, with the time of each step; the last that happened is where it stands. */
export function OrderProgress({ order }: { readonly order: PastOrder }): ReactNode {
  const steps = stepsOf(order);
  const last = steps.findLastIndex(({ at }) => at !== null);
  return (
    <section className="past-order-card" aria-labelledby="past-order-progress">
      <h2 id="past-order-progress">{texts.progress.text}</h2>
      <ol className="past-order-steps">
        {steps.map(({ what, at }, index) => (
          <li
            key={`${what} ${at ?? ''}`}
            data-done={at === null ? undefined : ''}
            data-what={what}
            aria-current={index === last ? 'step' : undefined}
          >
            <span className="past-order-dot">
              {at === null ? null : <Icon name={what === 'cancelled' ? 'close' : 'check'} size="small" />}
            </span>
            <b>{happeningWords(order, what)}</b>
            <span>{at === null ? texts.stillTo.text : orderMoment(at)}</span>
          </li>
        ))}
      </ol>
    </section>
  );
}
