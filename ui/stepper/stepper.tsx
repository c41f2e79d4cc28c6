import './stepper.css';
import { type KeyboardEvent, useCallback, useEffect, useId, useLayoutEffect, useRef } from 'react';
import { isAtLeast, isAtMost, isIn, numberOf, stepperMachine } from '#machines/stepper/index.ts';
import { highest, type QuantityLimits, quantityText } from '#services/display/quantity.rules.ts';
import { useChart } from '../chart/use-chart.ts';
import { Icon } from '../icon/icon.tsx';
import { NumericInput } from '../numeric-input/numeric-input.tsx';
import { stepperTexts as texts } from '../texts/stepper.texts.ts';

/** How the last wish fares: nothing is under way, it is on its way, it is kept on this device, or it was refused for a reason. */
export type StepperStatus = 'resting' | 'sending' | 'savedHere' | { readonly refused: string };

type Props = {
  /** The product's name and size. */
  readonly name: string;
  /** What the trolley holds, in pieces or grams. */
  readonly quantity: number;
  readonly limits: QuantityLimits;
  readonly status?: StepperStatus;
  /** Once for each settled change: how much is wanted altogether. */
  readonly onWant: (quantity: number) => void;
};

/** "Add", which becomes less, how much and more in the same box. It is never locked while a wish is on its way. */
export function Stepper({ name, quantity, limits, status = 'resting', onWant }: Props) {
  const [stepper, send] = useChart(stepperMachine, {
    input: { ...limits, quantity },
    onReport: (report) => onWant(report.quantity),
  });
  const id = useId();
  const more = useRef<HTMLButtonElement>(null);
  const isSending = status === 'sending' || status === 'savedHere';
  const refusal = typeof status === 'object' ? status.refused : status === 'savedHere' ? texts.savedHere.text : null;
  const { unit, step, min, max } = limits;
  useEffect(
    () => send({ type: 'quantity.told', quantity, isSending, unit, step, min, max }),
    [send, quantity, refusal, isSending, unit, step, min, max],
  );
  /** Whoever taps and goes has wanted it: it is said before the page is gone. */
  useLayoutEffect(() => {
    const settle = () => send({ type: 'change.settle' });
    window.addEventListener('pagehide', settle);
    return () => {
      window.removeEventListener('pagehide', settle);
      settle();
    };
  }, [send]);
  /** What goes while it has focus hands it to the button that stays. */
  const leaves = useCallback((part: HTMLElement | null) => {
    return () => {
      if (part?.contains(document.activeElement)) more.current?.focus();
    };
  }, []);

  const { context } = stepper;
  const has = isIn(stepper);
  const shown = quantityText(context.quantity, context.unit);
  const isByWeight = context.unit === 'Kg';
  const most = highest(context);
  const limit = !isAtMost(stepper)
    ? null
    : most === 0
      ? texts.none.text
      : `${texts.most.text} ${quantityText(most, context.unit)}${isByWeight ? ` ${texts.kilograms.text}` : ''}`;
  const isTyping = stepper.hasTag('typing');

  const onKeyDown = (event: KeyboardEvent) => {
    const does = { Enter: 'number.commit', Escape: 'number.cancel' } as const;
    const turns = { ArrowUp: 'quantity.raise', ArrowDown: 'quantity.lower' } as const;
    if (event.key in does && isTyping) send({ type: does[event.key as 'Enter'] });
    else if (event.key in turns) {
      send({ type: 'number.commit' });
      send({ type: turns[event.key as 'ArrowUp'] });
    } else return;
    event.preventDefault();
  };
  return (
    <div
      className="stepper"
      data-state={has ? 'in' : 'out'}
      data-status={typeof status === 'string' ? status : 'refused'}
    >
      <div className="stepper-box" role="group" aria-label={name} aria-busy={status === 'sending'} data-needs-script>
        {has ? (
          <div className="stepper-rest" ref={leaves}>
            <button type="button" onClick={() => send({ type: 'quantity.lower' })}>
              <Icon
                name={isAtLeast(stepper) ? 'trash' : 'minus'}
                size="small"
                label={`${(isAtLeast(stepper) ? texts.remove : texts.less).text} ${name}`}
              />
            </button>
            <span className="stepper-number">
              <NumericInput
                role="spinbutton"
                aria-label={`${texts.quantity.text}: ${name}`}
                aria-valuenow={context.quantity}
                aria-valuetext={isByWeight ? `${shown} ${texts.kilogramsSpoken.text}` : shown}
                min={0}
                max={most}
                value={numberOf(stepper)}
                size={4}
                onText={(text) => send({ type: 'number.type', text })}
                onFocus={({ currentTarget }) => currentTarget.select()}
                onBlur={() => send({ type: 'number.commit' })}
                onKeyDown={onKeyDown}
              />
              {isByWeight ? <span aria-hidden>{texts.kilograms.text}</span> : null}
            </span>
          </div>
        ) : null}
        <button
          className="stepper-more"
          type="button"
          ref={more}
          aria-disabled={limit !== null || undefined}
          aria-describedby={limit === null ? undefined : `${id}-note`}
          onClick={() => send({ type: 'quantity.raise' })}
        >
          <Icon name="plus" size={has ? 'small' : 'very-small'} />
          {has ? (
            <span className="visually-hidden">{`${texts.more.text} ${name}`}</span>
          ) : (
            <span>
              {`${texts.add.text} `}
              <span className="visually-hidden">{name}</span>
            </span>
          )}
        </button>
      </div>
      <p className="stepper-note" role="status" id={`${id}-note`}>
        {refusal ?? limit}
      </p>
    </div>
  );
}
