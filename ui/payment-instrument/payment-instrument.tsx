import './payment-instrument.css';
import type { ReactNode } from 'react';
import type { DisplayedInstrument } from '#services/payments/instruments.contract.ts';
import { defaultSchemePicture, expiryParts, schemePicture } from '#services/payments/instrument-words.rules.ts';
import { Image } from '../image/image.tsx';
import { paymentTexts as texts } from '../texts/payment.texts.ts';

function nameOf({ cardScheme, cardSuffix }: DisplayedInstrument): string {
  const text = (cardScheme ? texts.cardName : texts.plainCardName).text;
  return text.replace('{scheme}', () => cardScheme ?? '').replace('{suffix}', () => cardSuffix);
}

/** A card as it may be shown: whose it is, the end of its number, and how long it is good. The store says whether it is. */
export function PaymentInstrument({ instrument }: { readonly instrument: DisplayedInstrument }): ReactNode {
  const { cardScheme, cardSuffix, isExpired, disabled } = instrument;
  const { month, year } = expiryParts(instrument);
  const expiry = (isExpired ? texts.expired : texts.expires).text;
  return (
    <span className="payment-instrument" data-expired={isExpired ? '' : undefined}>
      <Image src={schemePicture(cardScheme)} alt="" width={48} height={30} fallback={defaultSchemePicture} isEager />
      <span className="payment-instrument-words">
        <b>
          <span aria-hidden>{texts.dots.text.replace('{suffix}', () => cardSuffix)}</span>
          <span className="visually-hidden">{nameOf(instrument)}</span>
        </b>
        <span className="payment-instrument-expiry">{expiry.replace('{month}', month).replace('{year}', year)}</span>
        {disabled && !isExpired ? <span className="payment-instrument-expiry">{texts.disabled.text}</span> : null}
      </span>
    </span>
  );
}
