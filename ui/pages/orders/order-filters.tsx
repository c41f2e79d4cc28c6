import type { ReactNode } from 'react';
import type { Method } from '#services/fulfilment/fulfilment.words.ts';
import { orderMonths, orderShows } from '#services/orders/order-states.words.ts';
import type { PastOrdersAsked } from '#services/orders/past-orders.contract.ts';
import { href } from '#ui/link/href.ts';
import { A } from '#ui/link/link.tsx';
import { ordersTexts as texts } from '#ui/texts/orders.texts.ts';

/** The address of the orders that are asked for so; what goes without saying is left out. */
export const ordersHref = ({ show, method, months, page }: PastOrdersAsked): string =>
  href.listing(href.page('/account/orders'), {
    show: show === 'all' ? undefined : show,
    method,
    months,
    page: page === '1' ? undefined : page,
  });

const shows = {
  all: texts.showAll,
  current: texts.showCurrent,
  past: texts.showPast,
  cancelled: texts.showCancelled,
} as const;
const ways: readonly (readonly [Method | undefined, { readonly text: string }])[] = [
  [undefined, texts.howAll],
  ['Courier', texts.howCourier],
  ['Pickup', texts.howPickup],
];
const monthsWords = (months: number): string =>
  months === 1 ? texts.monthsOne.text : texts.monthsSome.text.replace('{n}', String(months));

type Choice = { readonly text: string; readonly asked: PastOrdersAsked; readonly isChosen: boolean };

function Choices({ label, choices }: { readonly label: string; readonly choices: readonly Choice[] }) {
  return (
    <ul className="orders-filter" aria-label={label}>
      {choices.map(({ text, asked, isChosen }) => (
        <li key={text}>
          <A href={ordersHref(asked)} aria-current={isChosen ? 'true' : undefined} data-keep-place="">
            {text}
          </A>
        </li>
      ))}
    </ul>
  );
}

/** Which orders are shown: each choice is an address, and begins at the first page. */
export function OrderFilters({ asked }: { readonly asked: PastOrdersAsked }): ReactNode {
  const { page: _, ...from } = asked;
  return (
    <div className="orders-filters">
      <Choices
        label={texts.show.text}
        choices={orderShows.map((show) => ({
          text: shows[show].text,
          asked: { ...from, show },
          isChosen: (asked.show ?? 'all') === show,
        }))}
      />
      <Choices
        label={texts.how.text}
        choices={ways.map(([method, { text }]) => ({
          text,
          asked: { ...from, method },
          isChosen: asked.method === method,
        }))}
      />
      <Choices
        label={texts.months.text}
        choices={[
          { text: texts.monthsAll.text, asked: { ...from, months: undefined }, isChosen: asked.months === undefined },
          ...orderMonths.map((months) => ({
            text: monthsWords(months),
            asked: { ...from, months: String(months) },
            isChosen: asked.months === String(months),
          })),
        ]}
      />
    </div>
  );
}
