import './alert.css';
import { Icon } from '../icon/icon.tsx';
import { alertTexts as texts } from '../texts/alert.texts.ts';

type Props = {
  /** What it closes, where a page may hold several. */
  readonly about?: string | undefined;
  readonly onClick: () => void;
};

export function CloseButton({ about, onClick }: Props) {
  return (
    <button
      type="button"
      className="alert-close"
      data-needs-script
      aria-label={about ? `${texts.close.text}: ${about}` : texts.close.text}
      onClick={onClick}
    >
      <Icon name="close" size="small" />
    </button>
  );
}
