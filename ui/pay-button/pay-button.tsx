import './pay-button.css';
import type { ReactNode } from 'react';
import type { PlacingStage } from '#machines/placing/index.ts';
import { money } from '#services/display/money.rules.ts';
import { Button } from '../button/button.tsx';
import { paymentTexts as texts } from '../texts/payment.texts.ts';

type Props = {
  readonly stage: PlacingStage;
  /** A card is being taken; nothing has been ordered yet. */
  readonly isCapturing: boolean;
  /** Null as long as nobody knows. */
  readonly totalCents: number | null;
  /** Something has to be done first; the page says what. */
  readonly isBlocked: boolean;
  /** What a press does where nothing is to be paid, and what is said while it is done. */
  readonly words?: { readonly place: string; readonly paying: string; readonly payingText: string };
  readonly onPay: () => void;
};
type Shown = Pick<Props, 'stage' | 'isCapturing' | 'totalCents'> & { readonly words: NonNullable<Props['words']> };

/** What the button says is what happens when it is pressed, or what is happening now. */
function wordsOf({ stage, isCapturing, totalCents, words }: Shown): string {
  if (isCapturing) return texts.capturing.text;
  if (stage === 'held') return texts.held.text;
  if (stage === 'submitting') return words.paying;
  if (stage === 'resolving') return texts.resolving.text;
  if (stage === 'elsewhere') return texts.elsewhere.text;
  if (stage === 'confirmed') return texts.paid.text;
  if (totalCents === null) return texts.loading.text;
  return totalCents <= 0 ? words.place : texts.pay.text.replace('{total}', () => money(totalCents));
}

const placing = { place: texts.place.text, paying: texts.paying.text, payingText: texts.payingText.text };

/** The one button that pays. It keeps its place and the focus while it is at work, and does nothing then. */
export function PayButton({ isBlocked, onPay, words: said = placing, ...shown }: Props): ReactNode {
  const { stage, isCapturing, totalCents } = shown;
  const isIdle = stage === 'open' && !isCapturing && totalCents !== null;
  const isBusy = isCapturing || stage === 'held' || stage === 'submitting' || stage === 'resolving';
  const words = wordsOf({ ...shown, words: said });
  const text = stage === 'submitting' ? said.payingText : stage === 'resolving' ? texts.resolvingText.text : '';
  return (
    <div className="pay-button" data-state={isBusy ? 'busy' : isIdle ? 'idle' : 'waiting'}>
      <Button
        aria-disabled={!isIdle || isBlocked}
        aria-busy={isBusy}
        onClick={() => (isIdle && !isBlocked ? onPay() : undefined)}
      >
        {words}
      </Button>
      <p role="status">
        {isBusy ? <span className="visually-hidden">{`${words} `}</span> : null}
        {text}
      </p>
    </div>
  );
}
