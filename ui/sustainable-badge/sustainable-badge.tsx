import './sustainable-badge.css';
import { Icon } from '#ui/icon/icon.tsx';
import { badgeTexts as texts } from '#ui/texts/badges.texts.ts';

/** A leaf and the word: what it says never hangs on its colour. */
export function SustainableBadge({ size = 'small' }: { size?: 'large' | 'small' }) {
  return (
    <span className="sustainable-badge" data-size={size}>
      <Icon name="sustainable" size={size === 'large' ? 'medium' : 'small'} />
      {texts.sustainable.text}
    </span>
  );
}
