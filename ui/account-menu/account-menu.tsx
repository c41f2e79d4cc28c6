import './account-menu.css';
import type { Shopper } from '#services/session/session.contract.ts';
import { Icon } from '#ui/icon/icon.tsx';
import { A } from '#ui/link/link.tsx';
import { MenuButton } from '#ui/menu-button/menu-button.tsx';
import { navigationTexts as texts } from '#ui/texts/navigation.texts.ts';
import { accountEntries } from './account-entries.ts';

type Props = {
  readonly shopper: Pick<Shopper, 'isLoggedIn' | 'isShopper' | 'hasActiveDeliverySubscription' | 'firstName'>;
  /** Where a visitor who signs in comes back to. */
  readonly returnPath?: string;
};

/** The menu of a person: their account, or the ways to have one. */
export function AccountMenu({ shopper, returnPath }: Props) {
  const name = shopper.isLoggedIn ? (shopper.firstName ?? texts.myAccount.text) : texts.signIn.text;
  const label = (
    <>
      <Icon name="account" />
      <span className="account-menu-name">{name}</span>
      <Icon name="chevron-down" size="very-small" />
    </>
  );
  return (
    <MenuButton className="account-menu" label={label}>
      <ul className="account-menu-list" aria-label={texts.myAccount.text}>
        {accountEntries(shopper, returnPath).map((entry) => (
          <li key={entry.label}>
            <A href={entry.href}>{entry.label}</A>
          </li>
        ))}
      </ul>
    </MenuButton>
  );
}
