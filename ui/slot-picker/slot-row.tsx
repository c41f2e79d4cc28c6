import { shortMoney } from '#services/display/money.rules.ts';
import { slotHours } from '#services/fulfilment/slot-words.rules.ts';
import type { TimeSlot } from '#services/fulfilment/time-slots.contract.ts';
import { slotTexts as texts } from '#ui/texts/slots.texts.ts';
import { moveAside } from './move-aside.ts';
import type { Reason } from './slot-reasons.ts';

export const feeText = (cents: number): string => (cents === 0 ? texts.free.text : shortMoney(cents));

export function Fee({ slot: { feeCents, discountCents } }: { readonly slot: TimeSlot }) {
  return (
    <span className="slot-fee" data-kind={feeCents === 0 ? 'free' : undefined}>
      {discountCents > 0 ? (
        <>
          <span className="visually-hidden">{texts.was.text} </span>
          <s>{shortMoney(feeCents + discountCents)}</s>{' '}
        </>
      ) : null}
      {feeText(feeCents)}
    </span>
  );
}

type Props = {
  readonly slot: TimeSlot;
  readonly dayName: string;
  readonly reason: Reason;
  readonly isMarked: boolean;
  readonly isWatched: boolean;
  readonly hasFailed: boolean;
  /** Minutes since the day began: by it, the nearest one of another day is found. */
  readonly at: number;
  readonly onMark: (slotId: string) => void;
  readonly onWatch: (slot: TimeSlot, isWanted: boolean) => void;
};

/** One time: a radio while it is open; a full one stays in sight, with the wish to be told. */
export function SlotRow(props: Props) {
  const { slot, dayName, reason, isMarked, isWatched, hasFailed, at, onMark, onWatch } = props;
  const hours = slotHours(slot);
  if (slot.state === 'open')
    return (
      <label className="slot" data-state={isMarked ? 'marked' : 'open'} data-kind={slot.kind}>
        <input
          type="radio"
          name={`slot-${slot.day}`}
          value={slot.id}
          checked={isMarked}
          data-at={at}
          onChange={() => onMark(slot.id)}
          onKeyDown={moveAside}
        />
        <b>{hours}</b>
        <Fee slot={slot} />
        <span className="slot-reason" data-tone={reason.tone}>
          {reason.text}
        </span>
      </label>
    );
  return (
    <div className="slot" data-state={slot.state}>
      <b>{hours}</b>
      <span className="slot-fee">{slot.state === 'full' ? texts.full.text : texts.closed.text}</span>
      {slot.state === 'full' ? (
        <button className="slot-watch" type="button" aria-pressed={isWatched} onClick={() => onWatch(slot, !isWatched)}>
          {texts.watch.text}
          <span className="visually-hidden">{`: ${dayName}, ${hours}`}</span>
        </button>
      ) : null}
      {slot.state === 'full' && (hasFailed || isWatched) ? (
        <small className="slot-watched">{hasFailed ? texts.watchFailed.text : texts.watched.text}</small>
      ) : null}
    </div>
  );
}
