import './drawer.css';
import type { NavLink } from '#services/shell/shell.contract.ts';
import { Icon } from '#ui/icon/icon.tsx';
import { A } from '#ui/link/link.tsx';
import { isCurrent, mobileEntries } from '#ui/main-nav/entries.ts';
import { MenuButton } from '#ui/menu-button/menu-button.tsx';
import { navigationTexts as texts } from '#ui/texts/navigation.texts.ts';

type Props = { readonly main: readonly NavLink[]; readonly path: string };

const closedAndOpen = (
  <>
    <Icon name="menu" />
    <Icon name="close" />
  </>
);

/** The navigation of small screens: the main entries, then what has no tab. */
export function Drawer({ main, path }: Props) {
  const lists = [main, mobileEntries];
  return (
    <MenuButton className="drawer" name={texts.menu.text} label={closedAndOpen}>
      <nav className="drawer-panel" aria-label={texts.menu.text}>
        {lists.map((entries, index) => (
          <ul key={index === 0 ? 'main' : 'more'}>
            {entries.map((entry) => (
              <li key={entry.href}>
                <A href={entry.href} aria-current={isCurrent(entry.href, path) ? 'page' : undefined}>
                  {entry.label}
                </A>
              </li>
            ))}
          </ul>
        ))}
      </nav>
    </MenuButton>
  );
}
