import type { SlotEffect } from '#services/fulfilment/slots.rules.ts';
import type { TimeSlot } from '#services/fulfilment/time-slots.contract.ts';
import { Button } from '#ui/button/button.tsx';
import { slotTexts as texts } from '#ui/texts/slots.texts.ts';
import { Effects } from './slot-notes.tsx';
import { Fee } from './slot-row.tsx';

type Props = {
  /** The time that is marked. */
  readonly slot: TimeSlot | null;
  readonly name: string;
  readonly effects: readonly SlotEffect[];
  readonly hasTrolley: boolean;
  readonly isHeld: boolean;
  readonly isHolding: boolean;
  readonly onHold: (slot: TimeSlot) => void;
};

/** The time that is marked, what it does to the trolley, and the one button that holds it. */
export function HoldBar({ slot, name, effects, hasTrolley, isHeld, isHolding, onHold }: Props) {
  const isIdle = slot === null || isHeld || isHolding;
  return (
    <div className="slot-bar" data-state={slot ? 'marked' : 'resting'} data-needs-script="">
      {slot ? (
        <div className="slot-bar-words">
          <p>
            <b className="slot-bar-name">{name}</b> <Fee slot={slot} />
          </p>
          {effects.length > 0 ? (
            <Effects effects={effects} limit={slot.itemsLimit} />
          ) : hasTrolley ? (
            <p className="slot-whole">{texts.whole.text}</p>
          ) : null}
        </div>
      ) : (
        <p className="slot-bar-words">{texts.markFirst.text}</p>
      )}
      <Button aria-disabled={isIdle || undefined} onClick={() => (isIdle ? undefined : onHold(slot))}>
        {isHolding ? texts.holding.text : isHeld ? texts.held.text : texts.hold.text}
      </Button>
    </div>
  );
}
