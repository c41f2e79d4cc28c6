import './embedded-nav.css';
import { useEffect, useRef } from 'react';
import type { Settings } from '#services/settings/settings.contract.ts';
import { BackLink } from '#ui/back-link/back-link.tsx';
import { Icon } from '#ui/icon/icon.tsx';
import { href } from '#ui/link/href.ts';
import { A } from '#ui/link/link.tsx';
import { isCurrent } from '#ui/main-nav/entries.ts';
import { SearchBox } from '#ui/search-box/search-box.tsx';
import { TrolleyWords } from '#ui/trolley-count/trolley-words.tsx';
import { navigationTexts as texts } from '#ui/texts/navigation.texts.ts';
import { embeddedEntries } from './embedded-entries.ts';

type Props = {
  readonly settings: Pick<Settings, 'showSpecials' | 'embeddedLinks'>;
  readonly path: string;
  readonly title: string;
  readonly backHref?: string | undefined;
  readonly search?: string | undefined;
};

/** The reduced head of a page inside the app: back, title, trolley, search, and the top navigation. */
export function EmbeddedNav({ settings, path, title, backHref, search }: Props) {
  const active = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (path !== '') active.current?.scrollIntoView({ block: 'nearest', inline: 'center' });
  }, [path]);
  return (
    <header className="embedded-nav">
      <div className="embedded-nav-bar">
        {backHref ? <BackLink to={backHref} /> : null}
        <p className="embedded-nav-title">{title}</p>
        <A href={href.page('/trolley')}>
          <Icon name="trolley" />
          <TrolleyWords kind="badge" />
        </A>
      </div>
      <SearchBox {...(search === undefined ? {} : { value: search })} />
      <nav aria-label={texts.mainLabel.text}>
        <ul>
          {embeddedEntries(settings).map((entry) => {
            const isActive = isCurrent(entry.href, path);
            return (
              <li key={entry.name} ref={isActive ? active : undefined}>
                <A className="tab" href={entry.href} aria-current={isActive ? 'page' : undefined}>
                  {entry.label}
                </A>
              </li>
            );
          })}
        </ul>
      </nav>
    </header>
  );
}
