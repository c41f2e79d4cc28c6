import './button.css';
import type { ComponentProps } from 'react';
import { A } from '../link/link.tsx';

type Look = { look?: 'main' | 'quiet' | 'tint'; size?: 'small' | 'medium' };

export function Button({ look = 'main', size = 'medium', type = 'button', ...rest }: ComponentProps<'button'> & Look) {
  return <button {...rest} type={type} className="button" data-look={look} data-size={size} />;
}

/** A place to go that looks like something to press. */
export function ButtonLink({ look = 'main', size = 'medium', ...rest }: ComponentProps<'a'> & Look & { href: string }) {
  return <A {...rest} className="button" data-look={look} data-size={size} />;
}
