import './persuasion-bar.css';
import { useEffect } from 'react';
import { isInSight, isPaused, isSingle, persuasionBarMachine } from '#machines/persuasion-bar/index.ts';
import { useHolds } from '../carousel/use-holds.ts';
import { useChart } from '../chart/use-chart.ts';
import { Icon } from '../icon/icon.tsx';
import type { IconName } from '../icon/icon-names.generated.ts';
import { A } from '../link/link.tsx';
import { persuasionBarTexts as texts } from '../texts/persuasion-bar.texts.ts';

export type PersuasionItem = { readonly text: string; readonly url: string; readonly icon: IconName };

export const mostItems = 3;
const smallScreens = '(max-width: 767px)';

type Props = { readonly items: readonly PersuasionItem[]; readonly label?: string };

/** One to three reasons to shop here. On small screens one at a time, ten seconds a round; otherwise all in sight. */
export function PersuasionBar({ items, label = texts.label.text }: Props) {
  const shown = items.slice(0, mostItems);
  return shown.length === 0 ? null : <Bar key={shown.length} items={shown} label={label} />;
}

function Bar({ items, label }: Required<Props>) {
  const [bar, send] = useChart(persuasionBarMachine, { input: { count: items.length } });
  const holds = useHolds(send);
  useEffect(() => {
    const screen = typeof matchMedia === 'undefined' ? null : matchMedia(smallScreens);
    if (!screen) return;
    const learn = () => send({ type: 'screen.learned', isSmall: screen.matches });
    if (screen.matches) learn();
    screen.addEventListener('change', learn);
    return () => screen.removeEventListener('change', learn);
  }, [send]);
  const mayGoOn = isPaused(bar);
  return (
    <section className="persuasion-bar" aria-label={label} data-state={String(bar.value)} data-count={items.length}>
      {isSingle(bar) ? (
        <button
          type="button"
          className="persuasion-bar-button"
          aria-label={(mayGoOn ? texts.play : texts.pause).text}
          onClick={() => send({ type: mayGoOn ? 'rotation.resume' : 'rotation.pause' })}
        >
          <Icon name={mayGoOn ? 'play' : 'pause'} size="small" />
        </button>
      ) : null}
      <ul className="persuasion-bar-items" {...holds}>
        {items.map(({ text, url, icon }, index) => (
          <li key={`${url} ${text}`} data-slide inert={!isInSight(bar, index)}>
            <A className="persuasion-bar-item" href={url}>
              <Icon name={icon} size="small" />
              {text}
            </A>
          </li>
        ))}
      </ul>
    </section>
  );
}
