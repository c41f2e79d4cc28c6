import { useId } from 'react';
import { shortMoney } from '#services/display/money.rules.ts';
import { slotName, slotTime } from '#services/fulfilment/slot-words.rules.ts';
import type { TimeSlot } from '#services/fulfilment/time-slots.contract.ts';
import { Button } from '#ui/button/button.tsx';
import { expressTexts as texts } from '#ui/texts/express.texts.ts';
import type { ExpressPageProps } from './express-page.tsx';

/** "Today, 4 – 5 pm": express is of today alone. */
export function windowName(slot: TimeSlot): string {
  const name = slotName(slot, slot.day);
  return `${name.charAt(0).toUpperCase()}${name.slice(1)}`;
}

/** "$15", or "Free". */
export const expressFee = (cents: number): string => (cents === 0 ? texts.free.text : shortMoney(cents));

type Props = Pick<ExpressPageProps, 'shown' | 'heldId' | 'onStart'> & { readonly slots: readonly TimeSlot[] };

/** Today's windows, each with what it costs and until when an order can be placed. */
export function ExpressWindows({ shown, heldId, onStart, slots }: Props) {
  const id = useId();
  const isHolding = shown.state === 'choosing';
  return (
    <section aria-labelledby={id}>
      <h2 id={id}>{texts.windows.text}</h2>
      <ul className="express-windows">
        {slots.map((slot) => {
          const name = windowName(slot);
          const isThis = isHolding && slot.id === shown.slotId;
          return (
            <li key={slot.id} data-state={slot.id === heldId ? 'held' : slot.state}>
              <span>
                <b>{name}</b> {expressFee(slot.feeCents)}
                {slot.cutOffMs === null || slot.state !== 'open' ? null : (
                  <small>{texts.orderBy.text.replace('{time}', slotTime(slot.cutOffMs))}</small>
                )}
              </span>
              {slot.id === heldId ? (
                <b>{texts.held.text}</b>
              ) : slot.state === 'open' ? (
                <Button
                  aria-label={`${isThis ? texts.starting.text : texts.start.text}: ${name}`}
                  aria-disabled={isHolding}
                  data-needs-script
                  onClick={() => isHolding || onStart(slot.id, name)}
                >
                  {isThis ? texts.starting.text : texts.start.text}
                </Button>
              ) : (
                <span>{slot.state === 'full' ? texts.full.text : texts.closed.text}</span>
              )}
            </li>
          );
        })}
      </ul>
    </section>
  );
}
