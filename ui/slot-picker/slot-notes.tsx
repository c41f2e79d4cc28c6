import type { SlotChoice } from '#machines/time-slots/index.ts';
import { shortMoney } from '#services/display/money.rules.ts';
import { slotName } from '#services/fulfilment/slot-words.rules.ts';
import type { SlotEffect } from '#services/fulfilment/slots.rules.ts';
import type { SlotChange, TimeSlot, TimeSlotsSummary } from '#services/fulfilment/time-slots.contract.ts';
import { AlertBox } from '#ui/alert/alert.tsx';
import { Button } from '#ui/button/button.tsx';
import { slotTexts as texts } from '#ui/texts/slots.texts.ts';
import { effectText } from './slot-reasons.ts';
import { feeText } from './slot-row.tsx';

const capital = (text: string) => `${text.slice(0, 1).toUpperCase()}${text.slice(1)}`;

/** What would not come along: one line each, and the names for whoever opens it. */
export function Effects({
  effects,
  limit,
}: {
  readonly effects: readonly SlotEffect[];
  readonly limit: number | null;
}) {
  return effects.map((effect) => {
    const words = effectText(effect, limit);
    return effect.products.length === 0 ? (
      <p className="slot-effect" key={effect.kind}>
        {words}
      </p>
    ) : (
      <details className="slot-effect" key={effect.kind}>
        <summary>{words}</summary>
        <ul>
          {effect.products.map(({ sku, name }) => (
            <li key={sku}>{name}</li>
          ))}
        </ul>
      </details>
    );
  });
}

const moneyText = (cents: number | null) => (cents === null ? '' : shortMoney(cents));

function changeText({ kind, name, fromCents, toCents }: SlotChange): string {
  if (kind === 'fee') return `This time costs ${moneyText(toCents)} now. It was ${moneyText(fromCents)}.`;
  if (kind === 'price') return `${name ?? ''} is ${moneyText(toCents)} now. It was ${moneyText(fromCents)}.`;
  return kind === 'gone' ? `${name ?? ''} isn’t available then any more.` : `${name ?? ''} is available again.`;
}

type LastProps = {
  readonly last: NonNullable<TimeSlotsSummary['last']>;
  readonly today: string;
  readonly onHold: (slot: TimeSlot) => void;
};

/** The time that was held and has lapsed: offered first, with what is not as it was. */
export function LastSlot({ last: { slot, isHere, changes }, today, onHold }: LastProps) {
  const isOpen = isHere && slot.state === 'open';
  return (
    <section className="slot-last" data-state={isOpen ? 'open' : 'gone'}>
      <h2>{isOpen ? texts.lastTitle.text : texts.lastGoneTitle.text}</h2>
      <p>
        <b>
          {capital(slotName(slot, today))}
          {isOpen ? ` · ${feeText(slot.feeCents)}` : ''}
        </b>{' '}
        {texts.lastKept.text} {isOpen && changes.length === 0 ? texts.lastSame.text : ''}
      </p>
      {changes.length > 0 ? (
        <>
          <p>{texts.lastChanged.text}</p>
          <ul>
            {changes.map((change) => (
              <li key={`${change.kind} ${change.name ?? ''}`}>{changeText(change)}</li>
            ))}
          </ul>
        </>
      ) : null}
      {isOpen ? <Button onClick={() => onHold(slot)}>{texts.lastPick.text}</Button> : null}
    </section>
  );
}

type RefusedProps = {
  readonly choice: SlotChoice;
  readonly offer: TimeSlot | null;
  readonly isLoading: boolean;
  readonly today: string;
  readonly onHold: (slot: TimeSlot) => void;
  readonly onRetry: () => void;
};

/** Why the chosen time is not held, and the way on. */
export function Refused({ choice: { state, fault }, offer, isLoading, today, onHold, onRetry }: RefusedProps) {
  if (state !== 'full' && state !== 'closed' && state !== 'notOurs' && state !== 'failed') return null;
  const isFailure = state === 'failed';
  return (
    <AlertBox
      role="alert"
      type={isFailure ? 'error' : 'warning'}
      title={texts[`${state}Refused`].text}
      action={
        isFailure ? (
          <Button size="small" onClick={onRetry}>
            {texts.tryAgain.text}
          </Button>
        ) : offer ? (
          <Button size="small" onClick={() => onHold(offer)}>
            {`Hold ${slotName(offer, today)} · ${feeText(offer.feeCents)}`}
          </Button>
        ) : null
      }
    >
      <p>
        {isFailure ? fault?.message : isLoading ? texts.looking.text : offer ? texts.nearest.text : texts.noneNear.text}
      </p>
    </AlertBox>
  );
}
