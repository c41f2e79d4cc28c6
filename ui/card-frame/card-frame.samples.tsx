import { type ReactNode, useState } from 'react';
import type { SubmitOutcome } from '#machines/card-frame/index.ts';
import { Button } from '../button/button.tsx';
import type { Piece } from '../gallery.types.ts';
import { CardFrame } from './card-frame.tsx';
import { FrameTrouble } from './frame-trouble.tsx';
import { PaymentsContext } from './payments-context.ts';
import { useCardFrame } from './use-card-frame.ts';

export const piece: Piece = {
  title: 'Card frame',
  about:
    'Where a card is typed: a page of the payment side in a frame. The shop never sees a number, believes only that frame, and never submits twice.',
  rows: [
    ...[
      'B1.20',
      'B2.83',
      'B4.061',
      'B4.062',
      'B4.063',
      'B4.064',
      'B4.065',
      'B4.066',
      'B4.067',
      'B5.28',
      'B5.29',
      'B5.30',
    ],
    ...[
      'B5.31',
      'B7.37',
      'B7.38',
      'B7.46',
      'B7.47',
      'B7.51',
      'B7.52',
      'B8.31',
      'B8.32',
      'B8.33',
      'B8.34',
      'B8.35',
      'B9.040',
    ],
  ],
  charts: ['card-frame'],
};

const said = (outcome: SubmitOutcome): string =>
  outcome.kind === 'success'
    ? 'The card was taken.'
    : outcome.kind === 'error'
      ? `The card was not taken (${outcome.code}).`
      : 'Nobody can say whether the card was taken.';

/** A real frame of the running store. */
function Live(): ReactNode {
  const [outcome, setOutcome] = useState('');
  const actor = useCardFrame((report) => {
    if (report.type === 'submit.settled') setOutcome(said(report.outcome));
  });
  const submit = (wishes: { readonly verify?: boolean; readonly save?: boolean }) => {
    setOutcome('');
    actor.send({ type: 'card.submit', wishes });
  };
  return (
    <div>
      <CardFrame actor={actor} />
      <p>
        <Button onClick={() => submit({})}>Submit the card</Button>{' '}
        <Button look="outline" onClick={() => submit({ verify: true, save: true })}>
          Verify and save it
        </Button>
      </p>
      <p role="status">{outcome}</p>
    </div>
  );
}

function Still(): ReactNode {
  return <CardFrame actor={useCardFrame()} />;
}

const waiting = { cardCapture: () => new Promise<never>(() => {}), hasInstrument: () => Promise.resolve(false) };
const inTrouble = (trouble: 'refresh' | 'tryAgain', debugUrl: string | null = null) => (
  <div className="card-frame" data-state="errored">
    <FrameTrouble trouble={trouble} contactHref="/contact-us" debugUrl={debugUrl} onRetry={() => undefined} />
  </div>
);

export const samples = {
  live: <Live />,
  loading: (
    <PaymentsContext value={{ service: waiting, payOrigin: '', isDebugOn: false }}>
      <Still />
    </PaymentsContext>
  ),
  withoutAddress: inTrouble('refresh'),
  failed: inTrouble('tryAgain'),
  failedOften: inTrouble('tryAgain', 'https://pay.example.nz/capture/0f3a'),
};
