import './account-menu.css';
import type { MouseEvent } from 'react';
import type { Shopper } from '#services/session/session.contract.ts';
import { Icon } from '#ui/icon/icon.tsx';
import { A } from '#ui/link/link.tsx';
import { MenuButton } from '#ui/menu-button/menu-button.tsx';
import { navigationTexts as texts } from '#ui/texts/navigation.texts.ts';
import { accountEntries, signOutHref } from './account-entries.ts';

type Props = {
  readonly shopper: Pick<Shopper, 'isLoggedIn' | 'isShopper' | 'hasActiveDeliverySubscription' | 'firstName'> &
    Partial<Pick<Shopper, 'hasOnecard' | 'oneCardBalance'>>;
  /** Where a visitor who signs in comes back to. */
  readonly returnPath?: string;
  /** Signs out without leaving the page; without it, and without script, the link itself does. */
  readonly onSignOut?: (() => void) | undefined;
};

/** The menu of a person: their account, or the ways to have one. */
export function AccountMenu({ shopper, returnPath, onSignOut }: Props) {
  const name = shopper.isLoggedIn ? (shopper.firstName ?? texts.myAccount.text) : texts.signIn.text;
  const label = (
    <>
      <Icon name="account" />
      <span className="account-menu-name">{name}</span>
      <Icon name="chevron-down" size="very-small" />
    </>
  );
  const signOut =
    onSignOut &&
    ((event: MouseEvent) => {
      event.preventDefault();
      onSignOut();
    });
  return (
    <MenuButton className="account-menu" label={label}>
      <ul className="account-menu-list" aria-label={texts.myAccount.text}>
        {accountEntries(shopper, returnPath).map((entry) => (
          <li key={entry.label}>
            <A href={entry.href} onClick={entry.href === signOutHref ? signOut : undefined}>
              {entry.label}
            </A>
          </li>
        ))}
      </ul>
    </MenuButton>
  );
}
