import './trolley-page.css';
import { Fragment, type ReactNode, useMemo, useRef } from 'react';
import type { ShownItem } from '#machines/trolley/index.ts';
import { AlertBox } from '#ui/alert/alert.tsx';
import { Button, ButtonLink } from '#ui/button/button.tsx';
import { href } from '#ui/link/href.ts';
import { A } from '#ui/link/link.tsx';
import { TextSkeleton } from '#ui/skeleton/skeleton.tsx';
import { trolleyPageTexts as texts } from '#ui/texts/trolley-page.texts.ts';
import type { LinePart } from '#ui/trolley-line/trolley-line.tsx';
import { countText, type TotalsShown } from '#ui/trolley-totals/trolley-totals.tsx';
import { EmptyTrolley, UnknownTrolley } from './trolley-instead.tsx';
import type { TrolleySection } from './trolley-sections.ts';
import { Section } from './trolley-section.tsx';
import { Summary } from './trolley-summary.tsx';
import { usePlaceKept } from './use-place-kept.ts';

export type TrolleyPageProps = {
  readonly isReview?: boolean;
  /** `unknown`: the store did not say what is in it. */
  readonly state: 'loading' | 'shown' | 'empty' | 'unknown';
  /** It is shown as it was known last, and asked for again. */
  readonly isUpdating?: boolean;
  /** Everything is coming out, or could not. */
  readonly clearing?: 'clearing' | 'failed' | null;
  readonly sections: readonly TrolleySection[];
  readonly totals: TotalsShown;
  /** How many have to come out before an express order, and how many it carries. */
  readonly express: { readonly excess: number; readonly limit: number } | null;
  /** What is restricted cannot come in the way that was chosen. */
  readonly isRestrictedKeptOut?: boolean;
  /** The names of what was taken out last. */
  readonly removed: readonly string[];
  /** The page's own address, over which modals open. */
  readonly here: string;
  readonly checkoutHref: string;
  /** The time that is held; null where none is chosen. */
  readonly holdCard: ReactNode;
  readonly hasTime: boolean;
  readonly alert?: ReactNode;
  readonly top?: ReactNode;
  readonly foot?: ReactNode;
  readonly Extras?: LinePart;
  readonly Note?: LinePart;
  readonly openNote?: string | null;
  readonly onNote?: (sku: string | null) => void;
  readonly onRemove: (items: readonly ShownItem[]) => void;
  readonly onUndo: () => void;
  readonly onRetry: () => void;
  readonly onClear?: () => void;
  readonly onKeep?: () => void;
  readonly onPrint?: () => void;
};

/** The trolley as a page: its lines under their headings, what it comes to, and the ways on. */
export function TrolleyPage(props: TrolleyPageProps): ReactNode {
  const { isReview = false, state, sections, totals, isUpdating = false, removed, onUndo, clearing = null } = props;
  const part = useRef<HTMLElement>(null);
  usePlaceKept(
    part,
    useMemo(() => sections.flatMap(({ lines }) => lines.map(({ sku }) => sku)), [sections]),
  );
  return (
    <main
      id="main"
      className="page trolley-page"
      data-state={state}
      data-review={isReview || undefined}
      aria-busy={isUpdating || state === 'loading'}
      ref={part}
    >
      <div className="trolley-page-head">
        <h1 tabIndex={-1}>{(isReview ? texts.reviewTitle : texts.title).text}</h1>
        {state === 'shown' ? <p className="trolley-page-count">{countText(totals.count)}</p> : null}
        {clearing === 'clearing' ? (
          <p className="trolley-page-updating">{texts.clearing.text}</p>
        ) : isUpdating ? (
          <p className="trolley-page-updating">{texts.updating.text}</p>
        ) : null}
      </div>
      {state === 'shown' ? (
        <ButtonLink className="button trolley-page-on" size="small" href={props.checkoutHref}>
          {texts.checkout.text}
        </ButtonLink>
      ) : null}
      {props.alert}
      {clearing === 'failed' ? <NotCleared {...props} /> : null}
      {state === 'shown' ? <Shown {...props} /> : <Instead {...props} />}
      {removed.length > 0 ? <Removed names={removed} onUndo={onUndo} /> : null}
    </main>
  );
}

function Instead({ state, onRetry }: TrolleyPageProps) {
  if (state === 'unknown') return <UnknownTrolley onRetry={onRetry} />;
  if (state === 'empty') return <EmptyTrolley />;
  return (
    <div role="status" aria-label={texts.loading.text}>
      <TextSkeleton lines={8} />
    </div>
  );
}

function NotCleared({ onClear, onKeep }: TrolleyPageProps) {
  return (
    <AlertBox
      role="alert"
      type="error"
      title={texts.notClearedTitle.text}
      action={
        <>
          <Button size="small" onClick={onClear}>
            {texts.tryAgain.text}
          </Button>
          <Button look="outline" size="small" onClick={onKeep}>
            {texts.clearNo.text}
          </Button>
        </>
      }
    >
      <p>{texts.notClearedText.text}</p>
    </AlertBox>
  );
}

function Removed({ names, onUndo }: { readonly names: readonly string[]; readonly onUndo: () => void }) {
  const words =
    names.length === 1
      ? texts.gone.text.replace('{name}', () => names[0] ?? '')
      : texts.goneMany.text.replace('{n}', String(names.length));
  return (
    <div className="trolley-page-removed">
      <p role="status">{words}</p>
      <Button look="outline" size="small" onClick={onUndo}>
        {texts.undo.text}
        <span className="visually-hidden">{`: ${words}`}</span>
      </Button>
    </div>
  );
}

function Shown(props: TrolleyPageProps) {
  const { isReview = false, sections, express, top, foot } = props;
  return (
    <div className="trolley-page-columns">
      <div className="trolley-page-lines">
        {isReview ? <p className="lead">{texts.reviewLead.text}</p> : null}
        {express ? <ExpressExcess {...express} here={props.here} /> : null}
        {isReview ? null : top}
        {sections.map((section, index) => {
          const isFirstShelf = section.kind === 'shelf' && sections[index - 1]?.kind !== 'shelf';
          return (
            <Fragment key={section.key}>
              {isReview && isFirstShelf ? top : null}
              <Section section={section} isFirst={index === 0} {...props} />
            </Fragment>
          );
        })}
        {isReview && sections.every(({ kind }) => kind !== 'shelf') ? top : null}
        {foot}
      </div>
      <Summary {...props} />
    </div>
  );
}

function ExpressExcess({
  excess,
  limit,
  here,
}: {
  readonly excess: number;
  readonly limit: number;
  readonly here: string;
}) {
  return (
    <AlertBox
      role="alert"
      type="warning"
      title={texts.expressTitle.text}
      action={
        <A href={href.modalOver(here, { outlet: 'express-modal', path: 'express-item-limit' })}>
          {texts.expressWays.text}
        </A>
      }
    >
      <p>{texts.expressText.text.replace('{limit}', String(limit)).replace('{n}', String(excess))}</p>
    </AlertBox>
  );
}
