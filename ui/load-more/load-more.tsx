import './load-more.css';
import { type ReactNode, useLayoutEffect, useMemo, useRef } from 'react';
import { type BringMore, hasFailed, isBusy, isLengthened, loadMoreOf } from '#machines/load-more/index.ts';
import { wholeNumber } from '#services/display/money.rules.ts';
import { Button, ButtonLink } from '../button/button.tsx';
import { useChart } from '../chart/use-chart.ts';
import { Icon } from '../icon/icon.tsx';
import { loadMoreTexts as texts } from '../texts/load-more.texts.ts';
import { progressOf } from './progress.rules.ts';

type Shared = { readonly shown: number; readonly total: number };
type AsLink = Shared & {
  /** Where the longer list is: the control is a link then, and the page keeps its place. */
  readonly href: string;
  /** What those who show the list know of the longer one. */
  readonly state?: 'busy' | 'failed' | undefined;
  readonly onMore?: never;
};
type AsButton = Shared & { readonly onMore: BringMore; readonly href?: never; readonly state?: never };

/** How much of a list is shown, and the way to more of it. Gone once everything is there. */
export function LoadMore({ shown, total, href, state, onMore }: AsLink | AsButton) {
  if (onMore) return <Asking shown={shown} total={total} onMore={onMore} />;
  if (progressOf(shown, total) === 100) return null;
  return (
    <Shell shown={shown} total={total}>
      <p className="load-more-failed" role="alert">
        {state === 'failed' ? texts.failed.text : null}
      </p>
      <ButtonLink
        href={href}
        look="outline"
        aria-busy={state === 'busy'}
        aria-disabled={state === 'busy'}
        data-keep-place=""
        data-replace=""
      >
        <Words state={state} />
      </ButtonLink>
    </Shell>
  );
}

const showing = (shown: number, total: number) =>
  texts.showing.text.replace('{n}', wholeNumber(shown)).replace('{total}', wholeNumber(total));

/** When the last of the list came, the button is gone: the focus stays there, on words that only readers hear. */
function Asking({ shown, total, onMore }: AsButton) {
  const chart = useMemo(() => loadMoreOf(onMore), [onMore]);
  const [loadMore, send] = useChart(chart);
  const end = useRef<HTMLParagraphElement>(null);
  const isOver = progressOf(shown, total) === 100;
  useLayoutEffect(() => {
    if (isOver && document.activeElement === document.body) end.current?.focus({ preventScroll: true });
  }, [isOver]);
  if (isOver)
    return isLengthened(loadMore) || isBusy(loadMore) ? (
      <p ref={end} className="visually-hidden" tabIndex={-1}>
        {showing(shown, total)}
      </p>
    ) : null;
  const busy = isBusy(loadMore);
  const failed = hasFailed(loadMore);
  return (
    <Shell shown={shown} total={total}>
      <p className="load-more-failed" role="alert">
        {failed ? texts.failed.text : null}
      </p>
      <Button
        look="outline"
        aria-busy={busy}
        aria-disabled={busy}
        onClick={() => send({ type: 'more.ask' })}
        data-needs-script=""
      >
        <Words state={busy ? 'busy' : failed ? 'failed' : undefined} />
      </Button>
    </Shell>
  );
}

function Words({ state }: { readonly state: 'busy' | 'failed' | undefined }) {
  if (state === 'failed') return texts.again.text;
  if (state === undefined) return texts.more.text;
  return (
    <>
      <Icon name="loader" size="small" />
      {texts.loading.text}
    </>
  );
}

function Shell({ shown, total, children }: Shared & { readonly children: ReactNode }) {
  return (
    <div className="load-more">
      <p role="status">{showing(shown, total)}</p>
      <progress aria-label={texts.shown.text} max={100} value={progressOf(shown, total)} />
      {children}
    </div>
  );
}
