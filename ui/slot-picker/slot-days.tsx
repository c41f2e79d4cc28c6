import { useId } from 'react';
import { instantOf } from '#services/fulfilment/slot-day.rules.ts';
import { type DaySlots, dayParts } from '#services/fulfilment/slots.rules.ts';
import { slotDayWords } from '#services/fulfilment/slot-words.rules.ts';
import type { TimeSlot, TimeSlotsSummary } from '#services/fulfilment/time-slots.contract.ts';
import { slotTexts as texts } from '#ui/texts/slots.texts.ts';
import { reasonOf } from './slot-reasons.ts';
import { SlotRow } from './slot-row.tsx';

type Props = {
  readonly summary: TimeSlotsSummary;
  readonly days: readonly DaySlots[];
  readonly today: string;
  readonly shown: string;
  readonly heldId: string | null;
  readonly markedId: string | null;
  readonly watches: Readonly<Record<string, boolean>>;
  readonly unwatchedId: string | null;
  readonly onMark: (slotId: string) => void;
  readonly onWatch: (slot: TimeSlot, isWanted: boolean) => void;
};

/** The days of a week with their times: one of them on small screens, side by side where there is room. */
export function SlotDays(props: Props) {
  const { summary, days, today, shown, heldId, markedId, watches, unwatchedId, onMark, onWatch } = props;
  const id = useId();
  return (
    <div className="slot-days" role="group" aria-label={texts.title.text}>
      {days.map(({ date, state, parts }) => {
        const words = slotDayWords(date, today);
        const midnightMs = instantOf(date, 0);
        return (
          <div
            className="slot-day"
            role="radiogroup"
            aria-labelledby={`${id}-${date}`}
            data-shown={date === shown || undefined}
            key={date}
          >
            <h2 id={`${id}-${date}`}>
              {words.name === 'Today' ? 'Today, ' : ''}
              {words.full}
            </h2>
            {state === 'none' ? <p className="slot-none">{texts.noneOfDay.text}</p> : null}
            {dayParts.map((part) => {
              const slots = parts.find((one) => one.part === part)?.slots;
              return slots ? (
                <div className="slot-part" data-part={part} key={part}>
                  <p>{texts[part].text}</p>
                  {slots.map((slot) => (
                    <SlotRow
                      key={slot.id}
                      slot={slot}
                      dayName={words.full}
                      reason={reasonOf(slot, summary.trolley, slot.id === heldId)}
                      isMarked={slot.id === markedId}
                      isWatched={watches[slot.id] ?? slot.isWatched}
                      hasFailed={slot.id === unwatchedId}
                      at={(slot.startMs - midnightMs) / 60_000}
                      onMark={onMark}
                      onWatch={onWatch}
                    />
                  ))}
                </div>
              ) : null;
            })}
          </div>
        );
      })}
    </div>
  );
}
