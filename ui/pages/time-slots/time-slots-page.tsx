import './time-slots.css';
import type { ReactNode } from 'react';
import type { Method } from '#services/fulfilment/fulfilment.words.ts';
import { ButtonLink } from '#ui/button/button.tsx';
import { EmptyState } from '#ui/empty-state/empty-state.tsx';
import { Icon } from '#ui/icon/icon.tsx';
import { A } from '#ui/link/link.tsx';
import { timeSlotsPageTexts as texts } from '#ui/texts/time-slots-page.texts.ts';

type Props = {
  readonly method: Method;
  /** Where the groceries would go, in a word or two. */
  readonly placeName: string | null;
  /** What has to be chosen before there can be times. */
  readonly needs: 'suburb' | 'pickupAddress' | 'otherAddress' | null;
  /** Where how and where are chosen. */
  readonly placeHref: string;
  /** A time was held on this page: its name, and where to go on. */
  readonly held: { readonly name: string; readonly onwardHref: string; readonly onward: string } | null;
  readonly holdCard: ReactNode;
  readonly picker: ReactNode;
};

/** Choosing a time: where it is for, what is held already, and the times there are. */
export function TimeSlotsPage({ method, placeName, needs, placeHref, held, holdCard, picker }: Props) {
  return (
    <main id="main" className="page time-slots">
      <h1>{texts.title.text}</h1>
      <p className="time-slots-place">
        <Icon name={method === 'Courier' ? 'truck' : 'pick-up'} />
        <span>
          {method === 'Courier' ? texts.delivery.text : texts.pickup.text}
          {placeName === null ? null : <b> {placeName}</b>}
        </span>
        <A href={placeHref}>{texts.change.text}</A>
      </p>
      <Held held={held} holdCard={holdCard} />
      {needs === null ? picker : <Needs needs={needs} placeHref={placeHref} />}
    </main>
  );
}

/** The time that is held; right after it was chosen, that it is, and the way on. */
export function Held({ held, holdCard }: Pick<Props, 'held' | 'holdCard'>) {
  return (
    <div className="time-slots-held" data-state={held ? 'done' : 'resting'}>
      <div role="status">
        {held ? (
          <h2 className="time-slots-done">
            <Icon name="success" />
            {texts.done.text.replace('{name}', held.name)}
          </h2>
        ) : null}
      </div>
      {holdCard}
      {held ? <ButtonLink href={held.onwardHref}>{held.onward}</ButtonLink> : null}
    </div>
  );
}

const needTexts = {
  suburb: texts.needSuburb,
  pickupAddress: texts.needPickup,
  otherAddress: texts.needOther,
} as const;

/** There are no times yet, because nobody knows where to. */
export function Needs({ needs, placeHref }: { readonly needs: keyof typeof needTexts; readonly placeHref: string }) {
  return (
    <EmptyState title={<h2>{needTexts[needs].text}</h2>} text={texts.needText.text}>
      <ButtonLink href={placeHref}>{texts.needButton.text}</ButtonLink>
    </EmptyState>
  );
}
