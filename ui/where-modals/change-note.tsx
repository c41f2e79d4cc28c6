import './where-modals.css';
import type { Change } from '#machines/fulfilment/index.ts';
import { Alert } from '#ui/alert/alert.tsx';
import { Button } from '#ui/button/button.tsx';
import { faultWords } from '#ui/form/fault-words.ts';
import { whereModalTexts as texts } from '#ui/texts/where-modals.texts.ts';

type Props = {
  readonly change: Change;
  /** What is said once it holds. */
  readonly doneText: string;
  readonly onRetry: () => void;
  readonly onDone: () => void;
};

/** What has come of a choice, spoken where it was made, with the way on. */
export function ChangeNote({ change: { state, fault }, doneText, onRetry, onDone }: Props) {
  if (state === 'changed')
    return (
      <Alert
        type="success"
        action={
          <Button size="small" onClick={onDone}>
            {texts.done.text}
          </Button>
        }
      >
        {doneText}
      </Alert>
    );
  if (state === 'failed' && fault)
    return (
      <Alert
        type="error"
        action={
          <Button size="small" onClick={onRetry}>
            {texts.tryAgain.text}
          </Button>
        }
      >
        {faultWords(fault)} {texts.failedText.text}
      </Alert>
    );
  return null;
}
