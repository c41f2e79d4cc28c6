import './saved-lists.css';
import type { changeOf } from '#machines/saved-lists/index.ts';
import { Alert } from '../alert/alert.tsx';
import { Button } from '../button/button.tsx';
import { savedListsTexts as texts } from '../texts/saved-lists.texts.ts';
import { whyOf } from './report-words.ts';

type Props = {
  readonly change: ReturnType<typeof changeOf>;
  readonly onRetry: () => void;
  readonly onDrop: () => void;
};

/** A change that did not get through: another try, or the lists as the store has them. */
export function ListChangeNote({ change: { state, fault }, onRetry, onDrop }: Props) {
  return state === 'failed' ? (
    <Alert
      type="error"
      action={
        <span className="saved-list-ways">
          <Button size="small" onClick={onRetry}>
            {texts.tryAgain.text}
          </Button>
          <Button size="small" look="quiet" onClick={onDrop}>
            {texts.asItWas.text}
          </Button>
        </span>
      }
    >
      {texts.changeFailed.text.replace('{why}', () => whyOf(fault))}
    </Alert>
  ) : null;
}
