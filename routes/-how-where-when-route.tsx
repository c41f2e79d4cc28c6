import { useLocation, useRouteContext } from '@tanstack/react-router';
import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import { type howWhereWhenMachine, questionOf } from '#machines/how-where-when/index.ts';
import { chartOf } from '#machines/shop/index.ts';
import { HowWhereWhen } from '#ui/how-where-when/how-where-when.tsx';
import { Held } from '#ui/pages/time-slots/time-slots-page.tsx';
import { timeSlotsPageTexts as texts } from '#ui/texts/time-slots-page.texts.ts';
import { useFulfilment } from './-fulfilment.ts';
import { HoldCard } from './-hold-card.tsx';
import { Trouble, WhereDelivery, WherePickup } from './-how-where-when-where.tsx';
import { useHeldHere, useOnward } from './-time-slots-route.tsx';
import { TimeSlots, useTimeSlots } from './-time-slots-view.tsx';

/** How, where and when: one page, one question at a time. */
export function HowWhereWhenRoute(): ReactNode {
  const { shop } = useRouteContext({ from: '__root__' });
  const here = useLocation({ select: ({ publicHref }) => publicHref });
  const chart = chartOf<typeof howWhereWhenMachine>(shop, 'howWhereWhen');
  const question = useSelector(chart, (now) => (now ? questionOf(now) : 'how'));
  const { fulfilment } = useTimeSlots();
  const { change, choose, retry } = useFulfilment();
  const { placeHref, ...onward } = useOnward();
  const held = useHeldHere();
  const method = fulfilment?.method ?? 'Courier';
  const Where = method === 'Courier' ? WhereDelivery : WherePickup;
  return (
    <main id="main" className="page time-slots">
      <h1>{texts.howTitle.text}</h1>
      <Held held={held && { ...held, ...onward }} holdCard={<HoldCard />} />
      {question === 'where' ? null : <Trouble change={change} onRetry={retry} />}
      <HowWhereWhen
        question={question}
        method={method}
        placeName={
          method === 'Courier'
            ? (fulfilment?.address ?? fulfilment?.suburb ?? null)
            : (fulfilment?.pickupAddressName ?? null)
        }
        isBusy={change.state === 'changing'}
        where={<Where here={here} onSame={() => chart?.send({ type: 'where.answer' })} />}
        when={<TimeSlots placeHref={placeHref} />}
        onHow={(wanted) => {
          chart?.send({ type: 'how.answer', method: wanted });
          if (wanted !== method) choose({ type: 'method.choose', method: wanted });
        }}
        onOpen={(opened) => chart?.send({ type: 'question.open', question: opened })}
      />
    </main>
  );
}
