import { useDeferredValue, useEffect, useMemo, useState } from 'react';
import { followedTab, isLost, tabsOf } from '#machines/following/index.ts';
import { CountedView } from '../counted/counted-view.tsx';
import type { ChartData } from '../data.types.ts';
import type { Moment } from '../player/player.types.ts';
import { SequenceView } from '../sequence/sequence-view.tsx';
import { ActorList } from './actor-list.tsx';
import { innermost } from '../sequence/lanes.ts';
import { type SeenActor, withCharts } from './actors.ts';
import { liveLit } from './live-lit.ts';
import { SaveTrace } from './save-trace.tsx';
import { useFollowing } from './use-following.ts';

type Props = {
  readonly charts: readonly ChartData[];
  readonly isShown: boolean;
  readonly onSelect: (state: string) => void;
  readonly onMoment: (moment: Pick<Moment, 'lit' | 'chart'> | null) => void;
};

/** A shop in another tab of this browser, as it goes. */
export function LivePanel({ charts, isShown, onSelect, onMoment }: Props) {
  const { following, send, heard: latest } = useFollowing();
  const heard = useDeferredValue(latest);
  const [chosen, setChosen] = useState<SeenActor | null>(null);
  const tabs = tabsOf(following);
  const tab = followedTab(following);
  const lit = useMemo(() => liveLit(heard, charts, chosen?.actor ?? null), [heard, charts, chosen]);
  useEffect(() => {
    if (isShown) onMoment(heard.records.length === 0 ? null : { lit, chart: chosen?.chart ?? null });
  }, [isShown, lit, heard, chosen, onMoment]);
  const choose = (actor: SeenActor | null) => {
    setChosen(actor);
    const state = actor && innermost(actor.states);
    if (state) onSelect(state);
  };
  return (
    <section className="live-panel" data-state={JSON.stringify(following.value)} aria-labelledby="live-title">
      <h3 id="live-title">Shops in this browser</h3>
      {following.hasTag('looking') ? <p>Looking for tabs in which the shop is open…</p> : null}
      {following.hasTag('alone') ? (
        <p>
          No tab of this browser has the shop open, or its shop has no recorder. Open the shop in another tab: it is
          found by itself.
        </p>
      ) : null}
      {tabs.length > 0 ? (
        <ul className="live-tabs">
          {tabs.map((each) => (
            <li key={each.tab}>
              <button
                type="button"
                aria-pressed={each.tab === tab}
                onClick={() => send(each.tab === tab ? { type: 'tab.leave' } : { type: 'tab.choose', tab: each.tab })}
              >
                {each.tab === tab ? 'Stop following' : 'Follow'} {each.title || 'a shop'}
              </button>{' '}
              <span>{each.actors} actors</span>
            </li>
          ))}
        </ul>
      ) : null}
      <button type="button" onClick={() => send({ type: 'tabs.look' })}>
        Look again
      </button>
      <p role="status">
        {isLost(following)
          ? 'The tab that was followed is silent or closed. What it told stays here; it is found again by itself.'
          : null}
      </p>
      {heard.records.length > 0 ? (
        <>
          <p className="live-count">
            The last {heard.records.length} records
            {heard.dropped > 0 ? `; ${heard.dropped} before them were dropped` : ''}. Build {heard.build}.
          </p>
          <SaveTrace heard={heard} />
          <ActorList actors={withCharts(heard.actors)} chosen={chosen?.actor ?? null} onChoose={choose} />
          <SequenceView
            records={heard.records}
            at={heard.records.length - 1}
            only={chosen?.actor ?? null}
            onSelect={onSelect}
          />
          <CountedView records={heard.records} />
        </>
      ) : null}
    </section>
  );
}
