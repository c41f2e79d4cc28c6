import './tabs.css';
import { type KeyboardEvent, type ReactNode, useEffect, useId } from 'react';
import { activeTab, tabsMachine } from '#machines/tabs/index.ts';
import { useChart } from '../chart/use-chart.ts';
import { A } from '../link/link.tsx';
import { useLog } from '../log/log.ts';
import { tabsTexts as texts } from '../texts/tabs.texts.ts';
import { activeHref } from './active-tab.rules.ts';

export type Tab = {
  readonly id: string;
  readonly label: string;
  readonly href?: string;
  /** Not implemented: an error is logged, and the tab has its words alone. */
  readonly icon?: string;
  readonly body?: ReactNode;
};
type Shared = {
  /** What the tabs are about. */
  readonly label: string;
  /** Told the address of the tab that was selected, or `#` and its id. */
  readonly onSelect?: (href: string) => void;
};
type Props = Shared & {
  readonly tabs: readonly Tab[];
  /** The page's address. Given, the tabs are links, and the active one is that whose href it contains. */
  readonly url?: string;
};

/** Several views of one thing, one at a time: buttons with panels, or links to places of their own. */
export function Tabs({ tabs, url, ...rest }: Props) {
  const log = useLog();
  const hasIcon = tabs.some(({ icon }) => icon !== undefined);
  useEffect(() => {
    if (hasIcon) log.error(texts.noIcon.text);
  }, [hasIcon, log]);
  if (url === undefined) return <TabButtons key={tabs.map(({ id }) => id).join(' ')} tabs={tabs} {...rest} />;
  return <TabLinks tabs={tabs} url={url} {...rest} />;
}

const addressOf = ({ id, href }: Tab) => href ?? `#${id}`;

function TabLinks({ label, tabs, url, onSelect }: Props & { readonly url: string }) {
  const active = activeHref(tabs.map(addressOf), url);
  return (
    <div className="tabs">
      <nav aria-label={label}>
        <ul className="tabs-list">
          {tabs.map((tab) => (
            <li key={tab.id}>
              <A
                className="tabs-tab"
                href={addressOf(tab)}
                aria-current={addressOf(tab) === active ? 'page' : undefined}
                onClick={() => onSelect?.(addressOf(tab))}
              >
                {tab.label}
              </A>
            </li>
          ))}
        </ul>
      </nav>
      {tabs.find((tab) => addressOf(tab) === active)?.body}
    </div>
  );
}

const keys: Readonly<Record<string, 'next.press' | 'previous.press' | 'first.press' | 'last.press'>> = {
  ArrowRight: 'next.press',
  ArrowLeft: 'previous.press',
  Home: 'first.press',
  End: 'last.press',
};

function TabButtons({ label, tabs, onSelect }: Omit<Props, 'url'>) {
  const name = useId();
  const [snapshot, send, actor] = useChart(tabsMachine, {
    input: { tabs: tabs.map(({ id, href = null }) => ({ id, href })) },
    onReport: ({ href }) => onSelect?.(href),
  });
  const active = tabs.find(({ id }) => id === activeTab(snapshot));
  if (!active) return null;
  const onKeyDown = (event: KeyboardEvent) => {
    const type = Object.hasOwn(keys, event.key) ? keys[event.key] : undefined;
    if (!type || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    send({ type });
    document.getElementById(`${name}${activeTab(actor.getSnapshot())}`)?.focus();
  };
  return (
    <div className="tabs">
      <div className="tabs-list" role="tablist" aria-label={label}>
        {tabs.map(({ id, label: words }) => (
          <button
            key={id}
            type="button"
            className="tabs-tab"
            role="tab"
            id={`${name}${id}`}
            aria-selected={id === active.id}
            aria-controls={id === active.id ? `${name}panel` : undefined}
            tabIndex={id === active.id ? 0 : -1}
            onClick={() => send({ type: 'tab.select', id })}
            onKeyDown={onKeyDown}
          >
            {words}
          </button>
        ))}
      </div>
      <div
        key={active.id}
        className="tabs-panel"
        role="tabpanel"
        id={`${name}panel`}
        aria-labelledby={`${name}${active.id}`}
        tabIndex={0}
      >
        {active.body}
      </div>
    </div>
  );
}
