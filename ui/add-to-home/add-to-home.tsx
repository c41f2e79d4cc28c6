import './add-to-home.css';
import { Button } from '../button/button.tsx';
import { frameTexts as texts } from '../texts/frame.texts.ts';

type Props = {
  /** A button that installs, or words where the browser has no such button. */
  readonly prompt: 'offer' | 'instructions';
  readonly isBusy?: boolean;
  readonly onAccept: () => void;
  readonly onDismiss: () => void;
};

/** The offer to put the shop on a phone's home screen. */
export function AddToHome({ prompt, isBusy = false, onAccept, onDismiss }: Props) {
  return (
    <aside className="add-to-home" aria-labelledby="add-to-home-title" data-state={isBusy ? 'busy' : 'resting'}>
      <p className="add-to-home-title" id="add-to-home-title">
        {texts.addToHome.text}
      </p>
      <p>{prompt === 'offer' ? texts.addToHomeText.text : texts.addToHomeHow.text}</p>
      <div className="add-to-home-actions">
        {prompt === 'offer' ? (
          <Button size="small" onClick={onAccept} aria-disabled={isBusy || undefined}>
            {texts.install.text}
          </Button>
        ) : null}
        <Button size="small" look="quiet" onClick={onDismiss}>
          {prompt === 'offer' ? texts.notNow.text : texts.close.text}
        </Button>
      </div>
    </aside>
  );
}
