import './express-page.css';
import type { ReactNode } from 'react';
import type { ExpressShown } from '#machines/express/index.ts';
import type { Method } from '#services/fulfilment/fulfilment.words.ts';
import { excessOf } from '#services/trolley/express.rules.ts';
import { Alert } from '#ui/alert/alert.tsx';
import { Button, ButtonLink } from '#ui/button/button.tsx';
import { EmptyState } from '#ui/empty-state/empty-state.tsx';
import { href } from '#ui/link/href.ts';
import { A } from '#ui/link/link.tsx';
import { TextSkeleton } from '#ui/skeleton/skeleton.tsx';
import { expressTexts as texts } from '#ui/texts/express.texts.ts';
import { ExpressWindows, windowName } from './express-windows.tsx';

export type ExpressPageProps = {
  readonly shown: ExpressShown;
  /** How the groceries come as long as nobody has asked for the other way. */
  readonly method: Method;
  /** The slot that the shopper holds, if it is an express one. */
  readonly heldId: string | null;
  /** "Delivery Now" instead of "Express Delivery". */
  readonly isRebranded: boolean;
  readonly itemsLimit: number | null;
  readonly onMethod: (method: Method) => void;
  readonly onStart: (slotId: string, name: string) => void;
  readonly onReload: () => void;
};

const over = (outlet: 'delivery-modal' | 'express-modal', path: string) => href.modalOver('/express', { outlet, path });
const filled = (text: string, words: Readonly<Record<string, string | number>>) =>
  text.replace(/\{(\w+)\}/g, (_, name: string) => String(words[name] ?? ''));
const refusals = { full: texts.refusedFull, late: texts.refusedLate, refused: texts.refused } as const;

/** Groceries within a few hours: how, from or to where, and today's times. */
export function ExpressPage(props: ExpressPageProps) {
  const { shown, heldId, itemsLimit, onReload } = props;
  const { state, answer } = shown;
  const method = shown.method ?? props.method;
  const isDelivered = method === 'Courier';
  const excess = excessOf(answer?.trolley?.expressCount ?? 0, itemsLimit);
  return (
    <main id="main" className="page">
      <h1>{(props.isRebranded ? texts.rebranded : texts.name).text}</h1>
      <p className="lead">{texts.lead.text}</p>
      <fieldset className="express-ways">
        <legend>{texts.how.text}</legend>
        {(['Courier', 'Pickup'] as const).map((way) => (
          <Button
            key={way}
            look={way === method ? 'primary' : 'outline'}
            aria-pressed={way === method}
            data-needs-script
            onClick={() => props.onMethod(way)}
          >
            {way === 'Courier' ? texts.delivery.text : texts.pickUp.text}
          </Button>
        ))}
      </fieldset>
      {answer?.placeName && state !== 'nowhere' ? (
        <p className="express-place">
          <span>
            {isDelivered ? texts.to.text : texts.from.text} <b>{answer.placeName}</b>
          </span>
          <PlaceLink isDelivered={isDelivered} />
        </p>
      ) : null}
      <div className="express-status" aria-busy={state === 'loading' || state === 'choosing'}>
        {state in refusals ? <Alert title={refusals[state as keyof typeof refusals].text} type="warning" /> : null}
        {heldId !== null && state !== 'choosing' ? <Held answer={answer} heldId={heldId} onReload={onReload} /> : null}
        <Windows {...props} isDelivered={isDelivered} />
      </div>
      <div className="express-terms">
        <p>{itemsLimit === null ? texts.noLimit.text : filled(texts.limit.text, { n: itemsLimit })}</p>
        {excess > 0 ? (
          <Alert
            type="info"
            title={filled(texts.tooMany.text, { count: answer?.trolley?.expressCount ?? 0, n: excess })}
          />
        ) : null}
        <p>
          <A href={over('express-modal', 'express-delivery-fees')}>{texts.fees.text}</A>
        </p>
      </div>
    </main>
  );
}

const PlaceLink = ({ isDelivered, isFirst = false }: { readonly isDelivered: boolean; readonly isFirst?: boolean }) => {
  const to = isDelivered
    ? over('delivery-modal', 'change-delivery-address')
    : over('express-modal', 'change-express-pickup-store');
  if (isFirst) return <ButtonLink href={to}>{(isDelivered ? texts.chooseAddress : texts.chooseStore).text}</ButtonLink>;
  return <A href={to}>{(isDelivered ? texts.changeAddress : texts.changeStore).text}</A>;
};

function Held({ answer, heldId, onReload }: Pick<ExpressShown, 'answer'> & { heldId: string; onReload: () => void }) {
  const slot = answer?.slots.find(({ id }) => id === heldId);
  return (
    <Alert
      type="success"
      title={texts.heldTitle.text}
      action={
        <>
          <ButtonLink href={href.departments()}>{texts.goShopping.text}</ButtonLink>
          {answer === null ? (
            <Button look="quiet" onClick={onReload}>
              {texts.another.text}
            </Button>
          ) : null}
        </>
      }
    >
      {slot ? filled(texts.heldText.text, { time: windowName(slot) }) : null}
    </Alert>
  );
}

function Windows(props: ExpressPageProps & { readonly isDelivered: boolean }): ReactNode {
  const { shown, isDelivered, onReload, onMethod } = props;
  const standard = (
    <ButtonLink look="outline" href={href.page('/bookatimeslot')}>
      {texts.standard.text}
    </ButtonLink>
  );
  const place = shown.answer?.placeName ?? (isDelivered ? texts.thisPlace : texts.thisStore).text;
  switch (shown.state) {
    case 'unasked':
    case 'loading':
      return (
        <>
          <p role="status">{texts.loading.text}</p>
          <TextSkeleton lines={4} />
        </>
      );
    case 'notHere':
      return (
        <EmptyState
          title={<h2>{texts.notHereTitle.text}</h2>}
          text={filled((isDelivered ? texts.notHereDelivery : texts.notHerePickUp).text, { place })}
        >
          {isDelivered ? (
            <Button onClick={() => onMethod('Pickup')}>{texts.pickUp.text}</Button>
          ) : (
            <PlaceLink isDelivered={false} isFirst />
          )}
          {standard}
        </EmptyState>
      );
    case 'nowhere':
      return (
        <EmptyState
          title={<h2>{texts.nowhereTitle.text}</h2>}
          text={(isDelivered ? texts.nowhereDelivery : texts.nowherePickUp).text}
        >
          <PlaceLink isDelivered={isDelivered} isFirst />
        </EmptyState>
      );
    case 'closed':
      return (
        <EmptyState title={<h2>{texts.closedTitle.text}</h2>} text={texts.closedText.text}>
          {standard}
        </EmptyState>
      );
    case 'failed':
      return (
        <EmptyState title={<h2>{texts.failedTitle.text}</h2>} text={texts.failedText.text}>
          <Button onClick={onReload}>{texts.tryAgain.text}</Button>
          {standard}
        </EmptyState>
      );
    case 'shown':
    case 'choosing':
    case 'held':
    case 'full':
    case 'late':
    case 'refused':
      if (shown.answer === null)
        return shown.state === 'choosing' ? (
          <p role="status">{texts.starting.text}</p>
        ) : (
          <Button look="outline" onClick={onReload}>
            {texts.another.text}
          </Button>
        );
      return <ExpressWindows {...props} slots={shown.answer.slots} />;
  }
}
