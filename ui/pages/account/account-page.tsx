import './account.css';
import type { ReactNode } from 'react';
import { accountPages } from '#ui/account-frame/account-entries.ts';
import { Icon } from '#ui/icon/icon.tsx';
import { A } from '#ui/link/link.tsx';
import { accountTexts as texts } from '#ui/texts/account.texts.ts';

/** The menu of an account as a page of its own: for screens that have no room for it beside a page. */
export function AccountPage(): ReactNode {
  return (
    <main id="main" className="page account">
      <h1 tabIndex={-1}>{texts.account.text}</h1>
      <ul className="account-pages">
        {accountPages.map(({ href, icon, label, text }) => (
          <li key={href}>
            <A href={href}>
              <Icon name={icon} />
              <span>
                <b>{label}</b>
                <span>{text}</span>
              </span>
              <Icon name="chevron-right" size="small" />
            </A>
          </li>
        ))}
      </ul>
    </main>
  );
}
