import { useLayoutEffect, useRef } from 'react';
import type { ResultsState } from '#machines/listing/index.ts';
import { A } from '../../link/link.tsx';
import { listingTexts as texts } from '../../texts/listing.texts.ts';

type Props = {
  readonly results: ResultsState;
  /** This page itself: asking for it again is the way on. */
  readonly hereHref: string;
};

/** Says when the products on show are not the ones asked for: others are on their way, or did not come. */
export function ResultsNote({ results, hereHref }: Props) {
  const note = useRef<HTMLDivElement>(null);
  const hadFailed = useRef(false);
  const hasFailed = results === 'failed';
  useLayoutEffect(() => {
    // Whoever pressed "Try again" stood on a link that is gone now.
    if (hadFailed.current && !hasFailed && document.activeElement === document.body)
      note.current?.closest('main')?.querySelector<HTMLElement>('[data-results]')?.focus({ preventScroll: true });
    hadFailed.current = hasFailed;
  }, [hasFailed]);
  return (
    <>
      <p className="listing-busy" role="status">
        {results === 'busy' ? texts.getting.text : null}
      </p>
      <div className="listing-failed" role="alert" ref={note}>
        {hasFailed ? (
          <p>
            {`${texts.notCome.text} `}
            <A href={hereHref} rel="nofollow" data-keep-place="" data-replace="">
              {texts.tryAgain.text}
            </A>
          </p>
        ) : null}
      </div>
    </>
  );
}
