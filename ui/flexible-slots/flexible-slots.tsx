import './flexible-slots.css';
import type { SlotChoice, SlotsState } from '#machines/time-slots/index.ts';
import { slotDayOf } from '#services/fulfilment/slot-day.rules.ts';
import { slotName, slotTime } from '#services/fulfilment/slot-words.rules.ts';
import type { TimeSlot, TimeSlotsSummary } from '#services/fulfilment/time-slots.contract.ts';
import { AlertBox } from '#ui/alert/alert.tsx';
import { Button, ButtonLink } from '#ui/button/button.tsx';
import { href } from '#ui/link/href.ts';
import { TextSkeleton } from '#ui/skeleton/skeleton.tsx';
import { Fee } from '#ui/slot-picker/slot-row.tsx';
import { flexibleSlotsTexts as texts } from '#ui/texts/flexible-slots.texts.ts';

export type FlexibleSlotsProps = {
  readonly slots: { readonly state: SlotsState; readonly summary: TimeSlotsSummary | null };
  readonly heldId: string | null;
  readonly markedId: string | null;
  readonly choice: SlotChoice;
  readonly onMark: (slotId: string) => void;
  readonly onHold: (slot: TimeSlot) => void;
  readonly onRetry: () => void;
  readonly onReload: () => void;
  readonly onClose: () => void;
};

/** So many of the next ones are enough to choose from; the page of all times has the others. */
const mostShown = 6;
const capital = (text: string): string => `${text.slice(0, 1).toUpperCase()}${text.slice(1)}`;
const isFree = ({ kind, state }: TimeSlot): boolean => kind === 'flexible' && state === 'open';

/** The next flexible hours, one of which is held instead of the time that is; and the way to the standard ones. */
export function FlexibleSlots(props: FlexibleSlotsProps) {
  const { slots, heldId, markedId, choice, onHold, onReload, onClose } = props;
  const { state, summary } = slots;
  const isWaiting = state === 'asked' || state === 'unasked';
  const free = state === 'failed' || isWaiting ? [] : (summary?.slots ?? []).filter(isFree).slice(0, mostShown);
  const marked = free.find(({ id }) => id === markedId) ?? free.find(({ id }) => id === heldId) ?? null;
  const isDone = choice.state === 'held';
  const isHolding = choice.state === 'holding';
  const isHeld = marked !== null && marked.id === heldId;
  const isIdle = marked === null || isHeld || isHolding;
  const { holding, held, hold, markFirst, close } = texts;
  return (
    <div className="flexible-slots" data-state={state} aria-busy={isWaiting || state === 'reloading'}>
      <p role="status">{spokenOf(props, isWaiting)}</p>
      {isDone ? null : state === 'failed' ? (
        <AlertBox
          role="alert"
          type="error"
          title={texts.failedTitle.text}
          action={<Button onClick={onReload}>{texts.tryAgain.text}</Button>}
        >
          <p>{texts.failedText.text}</p>
        </AlertBox>
      ) : isWaiting ? (
        <TextSkeleton lines={5} />
      ) : summary?.needs ? (
        <>
          <p>{texts.nowhere.text}</p>
          <ButtonLink href={href.page('/book-a-timeslot/how-where-when')}>{texts.where.text}</ButtonLink>
        </>
      ) : summary && free.length > 0 ? (
        <Hours {...props} summary={summary} free={free} marked={marked} />
      ) : (
        <>
          <h3>{texts.none.text}</h3>
          <p>{texts.noneText.text}</p>
        </>
      )}
      {/* One button for both, so that the focus stays on it. */}
      {isDone || free.length > 0 ? (
        <Button
          aria-disabled={(!isDone && isIdle) || undefined}
          data-needs-script=""
          onClick={() => (isDone ? onClose() : isIdle ? undefined : onHold(marked))}
        >
          {(isDone ? close : isHolding ? holding : isHeld ? held : marked ? hold : markFirst).text}
        </Button>
      ) : null}
      {isDone ? null : (
        <ButtonLink look="outline" href={href.page('/bookatimeslot')}>
          {texts.standard.text}
        </ButtonLink>
      )}
    </div>
  );
}

function spokenOf({ slots: { summary }, choice, heldId }: FlexibleSlotsProps, isWaiting: boolean): string {
  if (choice.state === 'holding') return texts.holding.text;
  if (isWaiting) return texts.loading.text;
  const held = summary?.slots.find(({ id }) => id === heldId);
  if (choice.state !== 'held' || !summary || !held) return '';
  return texts.done.text.replace('{name}', capital(slotName(held, slotDayOf(summary.serverNowMs))));
}

type HoursProps = FlexibleSlotsProps & {
  readonly summary: TimeSlotsSummary;
  readonly free: readonly TimeSlot[];
  readonly marked: TimeSlot | null;
};

function Hours(props: HoursProps) {
  const { slots, summary, free, marked, heldId, onMark, onReload } = props;
  const today = slotDayOf(summary.serverNowMs);
  return (
    <>
      {slots.state === 'outdated' ? (
        <AlertBox
          role="alert"
          type="warning"
          title={texts.outdated.text}
          action={
            <Button size="small" onClick={onReload}>
              {texts.tryAgain.text}
            </Button>
          }
        />
      ) : null}
      <Refused {...props} />
      <p>{texts.lead.text}</p>
      <fieldset data-counted="">
        <legend className="visually-hidden">{texts.windows.text}</legend>
        {free.map((slot) => (
          <label key={slot.id} data-state={slot === marked ? 'marked' : 'open'}>
            <input
              type="radio"
              name="flexible-slot"
              value={slot.id}
              checked={slot === marked}
              onChange={() => onMark(slot.id)}
            />
            <b>{capital(slotName(slot, today))}</b>
            <Fee slot={slot} />
            <small>
              {slot.id === heldId
                ? texts.held.text
                : slot.cutOffMs === null
                  ? null
                  : `Order by ${slotTime(slot.cutOffMs)}`}
            </small>
          </label>
        ))}
      </fieldset>
    </>
  );
}

/** Why the hour is not held; the one that was stays. */
function Refused({ choice: { state, fault }, onRetry }: FlexibleSlotsProps) {
  if (state !== 'full' && state !== 'closed' && state !== 'notOurs' && state !== 'failed') return null;
  const isFailure = state === 'failed';
  return (
    <AlertBox
      role="alert"
      type={isFailure ? 'error' : 'warning'}
      title={texts[state].text}
      action={
        isFailure ? (
          <Button size="small" onClick={onRetry}>
            {texts.tryAgain.text}
          </Button>
        ) : null
      }
    >
      {isFailure ? <p>{fault?.message}</p> : null}
    </AlertBox>
  );
}
