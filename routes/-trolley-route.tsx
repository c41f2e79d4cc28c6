import { useRouteContext, useSearch } from '@tanstack/react-router';
import { useSelector } from '@xstate/react';
import { type ReactNode, useCallback, useMemo, useState } from 'react';
import { sessionOf } from '#machines/shop/index.ts';
import type { ShownItem } from '#machines/trolley/index.ts';
import { AlertBox } from '#ui/alert/alert.tsx';
import { TrolleyPage } from '#ui/pages/trolley/trolley-page.tsx';
import { timeSlotsPageTexts } from '#ui/texts/time-slots-page.texts.ts';
import { HoldCard } from './-hold-card.tsx';
import { NoteOnProduct } from './-shopper-note.tsx';
import { LineExtras, TrolleyFoot, TrolleyTop } from './-trolley-extras.tsx';
import { useExpressExcess, useHere, useRemoval, useTrolleyNow, useTrolleyShown } from './-trolley-view.ts';

const Note = ({ item: { sku } }: { readonly item: ShownItem }): ReactNode => <NoteOnProduct sku={sku} />;

/** Only a line of which there is something to choose asks the charts about it: most of a long list never do. */
const hasChoices = ({ agreedCents, pieceGrams, availabilityStatus }: ShownItem): boolean =>
  agreedCents !== undefined || pieceGrams !== undefined || availabilityStatus !== 'In Stock';
const Extras = ({ item }: { readonly item: ShownItem }): ReactNode =>
  hasChoices(item) ? <LineExtras item={item} /> : null;

type Props = { readonly isReview?: boolean; readonly alert?: ReactNode };

function Trolley({ isReview = false, alert }: Props): ReactNode {
  const { shop } = useRouteContext({ from: '__root__' });
  const told = useTrolleyNow();
  const { trolley } = told;
  const { isExpress, ...shown } = useTrolleyShown(told, isReview);
  const { sections } = shown;
  const items = useMemo(() => sections.flatMap(({ lines }) => lines), [sections]);
  const removal = useRemoval(told, items);
  const [openNote, openNoteOf] = useState<string | null>(null);
  const isRestrictedKeptOut = useSelector(sessionOf(shop), ({ context }) => context.flags.liquorCannotBeDelivered);
  /** What was written on a line stands on it once the trolley is told again. */
  const onNote = useCallback(
    (sku: string | null) => {
      openNoteOf(sku);
      if (sku === null) trolley?.send({ type: 'trolley.refresh' });
    },
    [trolley],
  );
  return (
    <TrolleyPage
      {...shown}
      {...removal}
      isReview={isReview}
      express={useExpressExcess(told, isExpress)}
      isRestrictedKeptOut={isRestrictedKeptOut}
      here={useHere()}
      holdCard={<HoldCard />}
      alert={alert}
      top={<TrolleyTop />}
      foot={<TrolleyFoot />}
      Extras={Extras}
      Note={Note}
      openNote={openNote}
      onNote={onNote}
      onRetry={() => trolley?.send({ type: 'trolley.refresh' })}
      onClear={() => trolley?.send({ type: 'trolley.clear' })}
      onKeep={() => trolley?.send({ type: 'clear.dismiss' })}
      onPrint={() => window.print()}
    />
  );
}

export const TrolleyRoute = (): ReactNode => <Trolley />;

/** The same, with what needs a look first; whoever was led here instead of to another page is told why. */
export function ReviewTrolleyRoute(): ReactNode {
  const { blocked } = useSearch({ from: '/reviewtrolley' });
  const alert =
    blocked === 'time' ? (
      <AlertBox role="alert" type="info" title={timeSlotsPageTexts.blockedTitle.text}>
        <p>{timeSlotsPageTexts.blockedText.text}</p>
      </AlertBox>
    ) : null;
  return <Trolley isReview alert={alert} />;
}
