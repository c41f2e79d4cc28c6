import { useLayoutEffect, useRef } from 'react';
import type { DaySlots } from '#services/fulfilment/slots.rules.ts';
import { slotDayWords } from '#services/fulfilment/slot-words.rules.ts';
import { A } from '#ui/link/link.tsx';
import { Strip } from '#ui/strip/strip.tsx';
import { slotTexts as texts } from '#ui/texts/slots.texts.ts';

type Props = {
  readonly days: readonly DaySlots[];
  readonly today: string;
  readonly shown: string;
  readonly hrefOf: (day: string) => string;
};

const notes = {
  open: null,
  full: texts.dayFull.text,
  closed: texts.dayClosed.text,
  none: texts.dayNone.text,
} as const;

/** The days as links: each has an address of its own, so that going back and loading again keep it. */
export function DayStrip({ days, today, shown, hrefOf }: Props) {
  const strip = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const link = strip.current?.querySelector<HTMLElement>('[aria-current]');
    const row = link?.closest('ul');
    const day = link?.closest('li');
    if (row && day) row.scrollLeft = day.offsetLeft - (row.clientWidth - day.clientWidth) / 2;
  }, [shown]);
  return (
    <div className="slot-strip" ref={strip}>
      <Strip label={texts.days.text} columns={5}>
        {days.map(({ date, state }) => {
          const { short, day, month, full } = slotDayWords(date, today);
          const note = notes[state];
          return (
            <A
              key={date}
              className="slot-strip-day"
              href={hrefOf(date)}
              data-state={state}
              aria-current={date === shown ? 'date' : undefined}
            >
              <span className="visually-hidden">
                {`${short === 'Today' ? 'Today, ' : ''}${full}${note ? `, ${note}` : ''}`}
              </span>
              <span aria-hidden="true">{short}</span>
              <b aria-hidden="true">{day}</b>
              <span aria-hidden="true">{note ?? month}</span>
            </A>
          );
        })}
      </Strip>
    </div>
  );
}
