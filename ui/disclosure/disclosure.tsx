import './disclosure.css';
import type { ReactNode } from 'react';
import { Icon } from '../icon/icon.tsx';

/** A heading that opens and closes what stands below it, with and without JavaScript. */
export function Disclosure({
  heading,
  isOpen = false,
  children,
}: {
  heading: string;
  isOpen?: boolean;
  children: ReactNode;
}) {
  return (
    <details className="disclosure" open={isOpen}>
      <summary>
        {heading}
        <Icon name="chevron-down" />
      </summary>
      <div className="disclosure-body">{children}</div>
    </details>
  );
}
