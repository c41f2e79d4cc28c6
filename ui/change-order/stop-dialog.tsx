import './change-order.css';
import { AlertBox } from '../alert/alert.tsx';
import { Button } from '../button/button.tsx';
import { Dialog } from '../dialog/dialog.tsx';
import { changeOrderTexts as texts } from '../texts/change-order.texts.ts';

type Props = {
  readonly isStopping: boolean;
  /** Why it could not be stopped; the change goes on then. */
  readonly problem: string | null;
  readonly onStop: () => void;
  readonly onKeep: () => void;
};

/** Asks before a change is given up. */
export function StopDialog({ isStopping, problem, onStop, onKeep }: Props) {
  return (
    <Dialog
      title={texts.stopTitle.text}
      actions={
        <>
          <Button onClick={onKeep} data-needs-script>
            {texts.keep.text}
          </Button>
          <Button look="outline" onClick={onStop} disabled={isStopping} data-needs-script>
            {isStopping ? texts.stopping.text : texts.stopYes.text}
          </Button>
        </>
      }
    >
      <div className="change-order" aria-busy={isStopping}>
        <p>{texts.stopText.text}</p>
        {problem === null ? null : (
          <AlertBox role="alert" title={texts.notStopped.text}>
            {problem}
          </AlertBox>
        )}
      </div>
    </Dialog>
  );
}
