import type { ComponentProps } from 'react';

type Props = ComponentProps<'a'> & { href: string };

/** A plain anchor. The page's one listener turns a click on it into a navigation and a hover into a preload. */
export function A({ children, ...rest }: Props) {
  return <a {...rest}>{children}</a>;
}
