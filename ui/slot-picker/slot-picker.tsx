import './slot-picker.css';
import type { SlotChoice, SlotsState } from '#machines/time-slots/index.ts';
import { slotDayOf } from '#services/fulfilment/slot-day.rules.ts';
import { slotName } from '#services/fulfilment/slot-words.rules.ts';
import { effectsOf, shownDayOf, slotDaysOf, weekFrom } from '#services/fulfilment/slots.rules.ts';
import type { TimeSlot, TimeSlotsSummary } from '#services/fulfilment/time-slots.contract.ts';
import { Button, ButtonLink } from '#ui/button/button.tsx';
import { EmptyState } from '#ui/empty-state/empty-state.tsx';
import { A } from '#ui/link/link.tsx';
import { TextSkeleton } from '#ui/skeleton/skeleton.tsx';
import { slotTexts as texts } from '#ui/texts/slots.texts.ts';
import { DayStrip } from './day-strip.tsx';
import { HoldBar } from './hold-bar.tsx';
import { SlotDays } from './slot-days.tsx';
import { Effects, LastSlot, Refused } from './slot-notes.tsx';
import { placeEffectsOf } from './slot-reasons.ts';

export type SlotPickerProps = {
  readonly slots: { readonly state: SlotsState; readonly summary: TimeSlotsSummary | null };
  /** Another week than the one on show was asked for. */
  readonly isTurning: boolean;
  /** The day that the address names. */
  readonly day: string | undefined;
  /** The address of a day, in the week that begins there. */
  readonly hrefOf: (from: string, day: string | null) => string;
  /** Where how and where are chosen. */
  readonly placeHref: string;
  readonly heldId: string | null;
  readonly markedId: string | null;
  readonly choice: SlotChoice;
  readonly offer: TimeSlot | null;
  readonly watches: Readonly<Record<string, boolean>>;
  readonly unwatchedId: string | null;
  readonly onMark: (slotId: string) => void;
  readonly onHold: (slot: TimeSlot) => void;
  readonly onRetry: () => void;
  readonly onReload: () => void;
  readonly onWatch: (slot: TimeSlot, isWanted: boolean) => void;
};

/** When the groceries come: days, times, what each does to the trolley, and one button that holds one of them. */
export function SlotPicker(props: SlotPickerProps) {
  const { slots, onReload } = props;
  return (
    <section className="slot-picker" data-state={slots.state} aria-busy={isBusy(props)}>
      <p className="visually-hidden" role="status">
        {spokenOf(props)}
      </p>
      {slots.summary ? (
        <Times {...props} summary={slots.summary} />
      ) : slots.state === 'failed' ? (
        <EmptyState title={<h2>{texts.failedTitle.text}</h2>} text={texts.failedText.text}>
          <Button onClick={onReload}>{texts.tryAgain.text}</Button>
        </EmptyState>
      ) : (
        <div className="slot-waiting">
          <TextSkeleton lines={8} />
        </div>
      )}
    </section>
  );
}

const isBusy = ({ slots: { state } }: SlotPickerProps): boolean => state === 'asked' || state === 'reloading';

function spokenOf(props: SlotPickerProps): string {
  const { slots, choice } = props;
  if (choice.state === 'holding') return texts.holding.text;
  if (isBusy(props)) return texts.looking.text;
  const open = slots.summary?.slots.filter(({ state }) => state === 'open').length;
  return open === undefined ? '' : `${open} ${texts.found.text}`;
}

function Times(props: SlotPickerProps & { readonly summary: TimeSlotsSummary }) {
  const { slots, summary, isTurning, choice, hrefOf, markedId, heldId, offer } = props;
  const { onHold, onRetry, onReload } = props;
  const today = slotDayOf(summary.serverNowMs);
  const days = slotDaysOf(summary);
  const known = (slotId: string | null) => summary.slots.find(({ id }) => id === slotId);
  const shown = shownDayOf(days, props.day, known(markedId)?.day, known(heldId)?.day);
  const marked = known(markedId) ?? known(heldId) ?? null;
  const isAnyOpen = days.some(({ state }) => state === 'open');
  const [earlier, later] = [weekFrom(summary, 'earlier'), weekFrom(summary, 'later')];
  const placeEffects = placeEffectsOf(summary.trolley);
  return (
    <>
      {summary.last && summary.last.slot.id !== heldId ? (
        <LastSlot last={summary.last} today={today} onHold={onHold} />
      ) : null}
      {slots.state === 'outdated' ? (
        <div className="slot-outdated" role="alert">
          <p>{isTurning ? texts.turning.text : texts.outdated.text}</p>
          <Button size="small" look="outline" onClick={onReload}>
            {texts.tryAgain.text}
          </Button>
        </div>
      ) : null}
      <Refused
        choice={choice}
        offer={offer}
        isLoading={isBusy(props)}
        today={today}
        onHold={onHold}
        onRetry={onRetry}
      />
      {placeEffects.length > 0 ? (
        <div className="slot-effects">
          <Effects effects={placeEffects} limit={null} />
        </div>
      ) : null}
      <DayStrip days={days} today={today} shown={shown} hrefOf={(day) => hrefOf(summary.from, day)} />
      {isAnyOpen ? null : (
        <EmptyState
          picture="/assets/art/empty-no-results.svg"
          title={<h2>{texts.noneTitle.text}</h2>}
          text={texts.noneText.text}
        >
          {later ? <ButtonLink href={hrefOf(later, null)}>{texts.nextWeek.text}</ButtonLink> : null}
          <ButtonLink look="outline" href={props.placeHref}>
            {summary.method === 'Courier' ? texts.pickup.text : texts.deliver.text}
          </ButtonLink>
        </EmptyState>
      )}
      <SlotDays {...props} days={days} today={today} shown={shown} markedId={marked?.id ?? null} />
      <p className="slot-weeks">
        {earlier ? <A href={hrefOf(earlier, null)}>{texts.earlier.text}</A> : null}
        {later ? <A href={hrefOf(later, null)}>{texts.later.text}</A> : null}
      </p>
      <p className="slot-script" data-without-script="">
        {texts.scriptNeeded.text}
      </p>
      <HoldBar
        slot={marked}
        name={marked ? slotName(marked, today) : ''}
        effects={marked ? effectsOf(marked, summary.trolley) : []}
        hasTrolley={(summary.trolley?.items ?? 0) > 0}
        isHeld={marked !== null && marked.id === heldId}
        isHolding={choice.state === 'holding'}
        onHold={onHold}
      />
    </>
  );
}
