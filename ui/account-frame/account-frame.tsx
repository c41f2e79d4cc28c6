import './account-frame.css';
import type { ReactNode } from 'react';
import { BackLink } from '#ui/back-link/back-link.tsx';
import { Icon } from '#ui/icon/icon.tsx';
import { href } from '#ui/link/href.ts';
import { A } from '#ui/link/link.tsx';
import { accountTexts as texts } from '#ui/texts/account.texts.ts';
import { accountPages } from './account-entries.ts';

type Props = {
  /** The path of the page inside. */
  readonly path: string;
  /** A page with its own `main`. */
  readonly children: ReactNode;
};

/** What every page of an account stands in: the menu beside it on a desk, the way back to the menu on a phone. */
export function AccountFrame({ path, children }: Props): ReactNode {
  return (
    <div className="account-frame">
      <nav className="account-frame-back" aria-label={texts.back.text}>
        <BackLink to={href.page('/account')} label={texts.account.text} />
      </nav>
      <nav className="account-frame-menu" aria-label={texts.menu.text}>
        <ul>
          {accountPages.map(({ href: to, icon, label }) => (
            <li key={to}>
              <A href={to} aria-current={to === path ? 'page' : undefined}>
                <Icon name={icon} />
                {label}
              </A>
            </li>
          ))}
        </ul>
      </nav>
      {children}
    </div>
  );
}
