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
  readonly onMore?: never;
};
type AsButton = Shared & { readonly onMore: BringMore; readonly href?: never };

/** How much of a list is shown, and the way to more of it. Gone once everything is there. */
export function LoadMore({ shown, total, href, onMore }: AsLink | AsButton) {
  if (onMore) return <Asking shown={shown} total={total} onMore={onMore} />;
  if (progressOf(shown, total) === 100) return null;
  return (
    <Shell shown={shown} total={total}>
      <ButtonLink href={href} look="outline" data-keep-place="">
        {texts.more.text}
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
        {busy ? <Icon name="loader" size="small" /> : null}
        {busy ? texts.loading.text : failed ? texts.again.text : texts.more.text}
      </Button>
    </Shell>
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
