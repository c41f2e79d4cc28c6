import './filled-icon.css';
import { Icon, type IconProps } from './icon.tsx';

export const iconFills = [
  'light',
  'disabled',
  'dark',
  'gray',
  'green',
  'light-green',
  'light-gray',
  'alert',
  'error',
  'warning',
  'success',
  'info',
  'new',
  'currentColor',
] as const;
export type IconFill = (typeof iconFills)[number];

/** An icon in a colour of its own. Apart from `Icon`, so that pages that need none do not load fourteen colours. */
export function FilledIcon({ fill, ...icon }: IconProps & { fill: IconFill }) {
  return (
    <span className="filled-icon" data-fill={fill}>
      <Icon {...icon} />
    </span>
  );
}
