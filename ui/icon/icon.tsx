import './icon.css';
import type { IconName } from './icon-names.generated.ts';
import sprite from './sprite.generated.svg?url';

export type IconSize =
  | 'tiny' | 'extra-small' | 'very-small' | 'small' | 'medium' | 'medium-large' | 'large' | 'extra-large' | 'huge';
type Props = { name: IconName; size?: IconSize; /** What it says when no words stand beside it. */ label?: string };

export function Icon({ name, size = 'medium', label }: Props) {
  return (
    <svg className="icon" data-size={size} {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}>
      <use href={`${sprite}#${name}`} />
    </svg>
  );
}
