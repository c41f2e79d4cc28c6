import './trolley-extras.css';
import { Button } from '#ui/button/button.tsx';
import { trolleyExtrasTexts as texts } from '#ui/texts/trolley-extras.texts.ts';

export type LostProps = {
  /** Why it did not get through; null where nothing was lost. */
  readonly lost: string | null;
  readonly about: string;
  readonly onRetry: () => void;
  readonly onPutBack: () => void;
};

/** What was wanted and not saved, with another try and the way back. */
export function Lost({ lost, about, onRetry, onPutBack }: LostProps) {
  if (lost === null) return null;
  return (
    <div className="trolley-extras-lost">
      <p role="alert">{texts.notKept.text.replace('{why}', () => lost)}</p>
      <Button look="outline" size="small" onClick={onRetry}>
        {texts.tryAgain.text}
        <span className="visually-hidden">{`: ${about}`}</span>
      </Button>
      <Button look="quiet" size="small" onClick={onPutBack}>
        {texts.putBack.text}
        <span className="visually-hidden">{`: ${about}`}</span>
      </Button>
    </div>
  );
}
