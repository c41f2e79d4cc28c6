import './icon.css';
import type { IconName } from './icon-names.generated.ts';
import sprite from './sprite.generated.svg?url';

export const iconSizes = [
  'tiny',
  'extra-small',
  'very-small',
  'small',
  'medium',
  'medium-large',
  'large',
  'extra-large',
  'huge',
] as const;
export type IconSize = (typeof iconSizes)[number];

export type IconProps = {
  name: IconName;
  size?: IconSize;
  /** What it says when no words stand beside it. */
  label?: string;
};

/** One drawing of the sprite, in the colour of the words around it; silent unless it has a label. */
export function Icon({ name, size = 'medium', label }: IconProps) {
  const spoken = label ? ({ role: 'img', 'aria-label': label } as const) : ({ 'aria-hidden': true } as const);
  return (
    <svg className="icon" data-size={size} {...spoken}>
      <use href={`${sprite}#${name}`} />
    </svg>
  );
}
