import './bottom-bar.css';
import { Icon } from '#ui/icon/icon.tsx';
import type { IconName } from '#ui/icon/icon-names.generated.ts';
import { href } from '#ui/link/href.ts';
import { A } from '#ui/link/link.tsx';
import { isCurrent } from '#ui/main-nav/entries.ts';
import { TrolleyWords } from '#ui/trolley-count/trolley-words.tsx';
import { navigationTexts as texts } from '#ui/texts/navigation.texts.ts';

type Tab = { readonly label: string; readonly href: string; readonly icon: IconName };

const tabs: readonly Tab[] = [
  { label: texts.shop.text, href: href.home(), icon: 'home' },
  { label: texts.browse.text, href: href.browse(), icon: 'browse' },
  { label: texts.specials.text, href: href.specials(), icon: 'specials' },
  { label: texts.favourites.text, href: href.page('/myfavourites'), icon: 'favourites' },
  { label: texts.trolley.text, href: href.page('/trolley'), icon: 'trolley' },
];

type Props = {
  readonly path: string /** What the trolley's tab says instead of its name. */;
  readonly trolleyLabel?: string;
};

/** Five tabs within reach of a thumb. */
export function BottomBar({ path, trolleyLabel }: Props) {
  return (
    <nav className="bottom-bar" aria-label={texts.tabsLabel.text}>
      {tabs.map((tab) => (
        <A key={tab.href} href={tab.href} aria-current={isCurrent(tab.href, path) ? 'page' : undefined}>
          <Icon name={tab.icon} />
          {tab.icon === 'trolley' ? <TrolleyWords kind="tab" name={trolleyLabel ?? tab.label} /> : tab.label}
        </A>
      ))}
    </nav>
  );
}
