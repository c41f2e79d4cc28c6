import { useEffect, useRef, useState } from 'react';
import { PlaybackBar } from './playback-bar.tsx';
import { playAnswer } from './play-answer.ts';
import { playTo } from './play-to.ts';
import type { Moment, Playable, PlayerProps } from './player.types.ts';
import { usePlayback } from './use-playback.ts';

type Props = Pick<PlayerProps, 'library' | 'wanted'> & { readonly onMoment: (moment: Moment | null) => void };
type Found = { readonly of: PlayerProps['wanted']; readonly way: Playable | { readonly why: string } };

/** Plays what leads to a state, or an answer: captions, pictures, and the chart lit beside them. */
export function PlayPanel({ library, wanted, onMoment }: Props) {
  const [found, setFound] = useState<Found | null>(null);
  const playback = usePlayback();
  const { send, at, count } = playback;

  useEffect(() => {
    if (wanted === null) return;
    let isOver = false;
    send({ type: 'list.close' });
    // Finding a way may take a second: that it is looked for is to be seen before.
    const turn = setTimeout(() => {
      void ('way' in wanted ? playAnswer(library, wanted.way) : playTo(library, wanted.state)).then((way) => {
        if (isOver) return;
        setFound({ of: wanted, way });
        if (!('why' in way)) send({ type: 'list.open', count: way.count, at: 0, canFork: false, isPlayed: true });
      });
    }, 30);
    return () => {
      isOver = true;
      clearTimeout(turn);
    };
  }, [wanted, library, send]);

  const way = found !== null && found.of === wanted ? found.way : null;
  const playable = way === null || 'why' in way ? null : way;
  const moment = playable && count > 0 ? playable.momentAt(Math.min(at, playable.count - 1)) : null;
  const shown = useRef(onMoment);
  useEffect(() => {
    shown.current = onMoment;
  });
  useEffect(() => {
    shown.current(playable && count > 0 ? playable.momentAt(Math.min(at, playable.count - 1)) : null);
  }, [playable, at, count]);

  if (wanted === null)
    return (
      <p>
        Choose a state and press <strong>Play</strong> beside it: what leads there is played, step by step.
      </p>
    );
  if (way === null) return <p role="status">Looking for the way…</p>;
  if ('why' in way) return <p role="status">{way.why}</p>;
  return (
    <section className="play-panel" aria-labelledby="play-title">
      <h3 id="play-title">{way.title}</h3>
      <p className="play-about">{way.about}</p>
      {playback.isMotionReduced && playback.at === 0 ? (
        <p>Your device asks for less motion, so nothing moves by itself: go on with Next, or press Play.</p>
      ) : null}
      <PlaybackBar playback={playback} unit="Step" />
      {moment && Object.keys(moment.pictures).length > 0 ? (
        <ul className="play-pictures">
          {Object.entries(moment.pictures).map(([screen, address]) => (
            <li key={screen}>
              <figure>
                <img src={address} alt={`The shop on a ${screen} after this step`} />
                <figcaption>{screen}</figcaption>
              </figure>
            </li>
          ))}
        </ul>
      ) : null}
    </section>
  );
}
