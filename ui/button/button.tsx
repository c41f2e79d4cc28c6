import './button.css';
import type { ComponentProps } from 'react';
import { A } from '#ui/link/link.tsx';

export type ButtonLook = 'primary' | 'outline' | 'quiet';
type Look = { look?: ButtonLook; size?: 'medium' | 'small' };

export function Button({
  look = 'primary',
  size = 'medium',
  type = 'button',
  ...rest
}: ComponentProps<'button'> & Look) {
  return <button className="button" data-look={look} data-size={size} type={type} {...rest} />;
}

/** An anchor that looks like a button: it goes somewhere rather than doing something. */
export function ButtonLink({ look = 'primary', size = 'medium', ...rest }: ComponentProps<typeof A> & Look) {
  return <A className="button" data-look={look} data-size={size} {...rest} />;
}
