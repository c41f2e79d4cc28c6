import './trolley-count.css';
import { useSelector } from '@xstate/react';
import { useContext } from 'react';
import { isSameTotal, type ShownTotal, totalIn } from '#machines/trolley/index.ts';
import { money } from '#services/display/money.rules.ts';
import { type CountKind, TrolleyContext } from '#ui/add-to-trolley/trolley-context.ts';
import { navigationTexts } from '#ui/texts/navigation.texts.ts';
import { trolleyTexts as texts } from '#ui/texts/trolley.texts.ts';

const { text: trolley } = navigationTexts.trolley;

/** "Trolley, 3 items, $24.10" */
function spoken({ count, totalCents, isRough }: ShownTotal): string {
  if (count === 0) return `${trolley}, ${texts.empty.text}`;
  const items = (count === 1 ? texts.item : texts.items).text.replace('{n}', String(count));
  if (totalCents === null) return `${trolley}, ${items}`;
  const total = money(totalCents);
  return [trolley, items, isRough ? texts.about.text.replace('{total}', () => total) : total].join(', ');
}

/** How many things are in the trolley and what they come to. While nobody knows, it says its name alone. */
export function TrolleyCount({ kind }: { readonly kind: CountKind }) {
  const page = useContext(TrolleyContext);
  const total = useSelector(page?.trolley, (now) => (now ? totalIn(now) : null), isSameTotal);
  if (!total) return kind === 'badge' ? <span className="visually-hidden">{trolley}</span> : trolley;
  const { count, totalCents, isRough } = total;
  const shown = totalCents === null || count === 0 ? trolley : `${isRough ? '≈ ' : ''}${money(totalCents)}`;
  return (
    <>
      {count > 0 ? (
        <span className="trolley-count" aria-hidden>
          {count}
        </span>
      ) : null}
      {kind === 'badge' ? null : <span aria-hidden>{shown}</span>}
      <span className="visually-hidden">{spoken(total)}</span>
    </>
  );
}
