import './disclaimer.css';
import { type ReactNode, type Ref, useId } from 'react';
import type { DisclaimerShown } from '#machines/order/index.ts';
import { Button } from '#ui/button/button.tsx';
import { useLive } from '#ui/chart/use-live.ts';
import { reviewOrderTexts as texts } from '#ui/texts/review-order.texts.ts';

type Props = {
  /** In the words of the store. */
  readonly text: string;
  readonly shown: DisclaimerShown;
  readonly onAccept: (isAccepted: boolean) => void;
  readonly onRetry: () => void;
  /** The box, for whoever has to find it. */
  readonly boxRef?: Ref<HTMLInputElement>;
  /** The shopper wanted to go on without it. */
  readonly isMissing?: boolean;
};

/** What a shopper accepts before paying. The box is ticked by the store alone, but for the moment in which it is told. */
export function Disclaimer({ text, shown, onAccept, onRetry, boxRef, isMissing = false }: Props): ReactNode {
  const id = useId();
  const isLive = useLive();
  const { isChecked, isSending, fault } = shown;
  return (
    <div className="disclaimer" data-missing={isMissing || undefined}>
      <p id={`${id}-text`}>{text}</p>
      <label>
        <input
          type="checkbox"
          ref={boxRef}
          checked={isChecked}
          disabled={!isLive}
          aria-describedby={`${id}-text`}
          aria-invalid={isMissing || undefined}
          onChange={({ target }) => onAccept(target.checked)}
        />
        {texts.disclaimerAccept.text}
      </label>
      <p className="disclaimer-state" role="status">
        {isSending ? texts.disclaimerSending.text : ''}
      </p>
      {fault ? (
        <div className="disclaimer-lost">
          <p role="alert">{texts.disclaimerLost.text.replace('{why}', () => fault.message)}</p>
          <Button look="outline" size="small" onClick={onRetry}>
            {texts.tryAgain.text}
          </Button>
        </div>
      ) : null}
    </div>
  );
}
