import './main-nav.css';
import type { Shell } from '#services/shell/shell.contract.ts';
import { href } from '#ui/link/href.ts';
import { A } from '#ui/link/link.tsx';
import { navigationTexts as texts } from '#ui/texts/navigation.texts.ts';
import { isCurrent, mainEntriesOf } from './entries.ts';

type Props = { readonly shell: Pick<Shell, 'mainNavs' | 'dynamicHeaderLink'>; readonly path: string };

/** The main navigation as a row of tabs; the one of the page on show is lit. Beside it, the operator's one extra link. */
export function MainNav({ shell, path }: Props) {
  const saver = { label: texts.deliverySaver.text, href: href.page('/deliverysubscription') };
  const extras = shell.dynamicHeaderLink ? [shell.dynamicHeaderLink, saver] : [saver];
  return (
    <div className="main-nav">
      <div className="main-nav-row content">
        <nav aria-label={texts.mainLabel.text}>
          <ul>
            {mainEntriesOf(shell).map((entry) => (
              <li key={entry.href}>
                <A className="tab" href={entry.href} aria-current={isCurrent(entry.href, path) ? 'page' : undefined}>
                  {entry.label}
                </A>
              </li>
            ))}
          </ul>
        </nav>
        <nav aria-label={texts.moreLabel.text}>
          <ul>
            {extras.map((entry) => (
              <li key={entry.href}>
                <A className="tab" href={entry.href} aria-current={isCurrent(entry.href, path) ? 'page' : undefined}>
                  {entry.label}
                </A>
              </li>
            ))}
          </ul>
        </nav>
      </div>
    </div>
  );
}
