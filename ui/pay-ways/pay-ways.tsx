import './pay-ways.css';
import { type ReactNode, useRef } from 'react';
import type { PayTrouble, Way } from '#machines/pay-ways/index.ts';
import type { SavedInstrument } from '#services/payments/instruments.contract.ts';
import { schemePicture } from '#services/payments/instrument-words.rules.ts';
import { Button } from '../button/button.tsx';
import { Image } from '../image/image.tsx';
import { PaymentInstrument } from '../payment-instrument/payment-instrument.tsx';
import { paymentTexts as texts } from '../texts/payment.texts.ts';

export type PayWaysShown = {
  /** Null where nobody has said. */
  readonly instruments: readonly SavedInstrument[] | null;
  readonly areLost: boolean;
  readonly way: Way | null;
  readonly isSaving: boolean;
  readonly isCaptured: boolean;
  /** An order is on its way: nothing can be chosen meanwhile. */
  readonly isAtWork: boolean;
  readonly trouble: PayTrouble | null;
};

type Props = PayWaysShown & {
  /** Where a card is typed, and where a wallet is asked. */
  readonly cardFrame: ReactNode;
  /** Left out where no wallet can be paid with. */
  readonly walletFrame?: ReactNode;
  /** What is charged again by itself is paid with a card that is kept: nobody is asked whether to. */
  readonly isKept?: boolean;
  /** Cards that are saved cannot be chosen: a new one is typed. */
  readonly isNewOnly?: boolean;
  readonly onChoose: (way: Way) => void;
  readonly onSaving: (isSaving: boolean) => void;
  readonly onRenew: () => void;
  readonly onRetry: () => void;
};

const isGood = ({ isExpired, disabled }: SavedInstrument): boolean => !isExpired && !disabled;

function Taken({ onRenew, isAtWork }: Pick<Props, 'onRenew' | 'isAtWork'>): ReactNode {
  if (isAtWork) return <p className="pay-ways-taken">{texts.cardUsed.text}</p>;
  return (
    <p className="pay-ways-taken">
      {texts.cardTaken.text}{' '}
      <Button look="outline" size="small" onClick={onRenew}>
        {texts.typeAnother.text}
      </Button>
    </p>
  );
}

type FrameProps = Pick<Props, 'isCaptured' | 'isAtWork' | 'onRenew'> & {
  readonly name: string;
  readonly children: ReactNode;
};

/** Where a card is given. Whoever gives another stands there: the button that was pressed goes with what was taken. */
function Frame({ name, children, isCaptured, isAtWork, onRenew }: FrameProps): ReactNode {
  const frame = useRef<HTMLDivElement>(null);
  const renew = () => {
    onRenew();
    frame.current?.focus();
  };
  return (
    <div ref={frame} className="pay-ways-frame" role="group" aria-label={name} tabIndex={-1}>
      {isCaptured ? <Taken isAtWork={isAtWork} onRenew={renew} /> : children}
    </div>
  );
}

/** What an order can be paid with. One that cannot be used is shown, and says why it cannot be chosen. */
export function PayWays(props: Props): ReactNode {
  const { areLost, way, isSaving, isAtWork, trouble, onChoose, onSaving, onRetry } = props;
  const { isKept = false, isNewOnly = false } = props;
  const instruments = isNewOnly ? [] : props.instruments;
  const group = useRef<HTMLFieldSetElement>(null);
  /** The button goes with its words: whoever pressed it stands at the head of the ways then. */
  const retry = () => {
    onRetry();
    group.current?.focus();
  };
  const cardName = (instruments ?? []).length > 0 ? texts.anotherCard.text : texts.newCard.text;
  const isChosen = (kind: Way['kind']) => way?.kind === kind;
  const radio = { type: 'radio', name: 'pay-with', disabled: isAtWork } as const;
  const text = trouble === null || trouble === 'ageMissing' ? '' : texts[trouble].text;
  return (
    <fieldset
      ref={group}
      tabIndex={-1}
      className="pay-ways"
      aria-describedby={text === '' ? undefined : 'pay-ways-trouble'}
    >
      <legend className="visually-hidden">{texts.waysTitle.text}</legend>
      {instruments === null && !areLost ? <p role="status">{texts.waysLoading.text}</p> : null}
      {areLost ? (
        <p className="pay-ways-lost" role="alert">
          {texts.waysLost.text}{' '}
          <Button look="outline" size="small" onClick={retry}>
            {texts.tryAgain.text}
          </Button>
        </p>
      ) : null}
      {(instruments ?? []).map((instrument) => (
        <label
          className="pay-ways-way"
          key={instrument.instrumentId}
          data-disabled={isGood(instrument) ? undefined : ''}
        >
          <input
            {...radio}
            value={instrument.instrumentId}
            disabled={isAtWork || !isGood(instrument)}
            checked={way?.kind === 'saved' && way.instrumentId === instrument.instrumentId}
            onChange={() => onChoose({ kind: 'saved', instrumentId: instrument.instrumentId })}
          />
          <PaymentInstrument instrument={instrument} />
        </label>
      ))}
      <label className="pay-ways-way">
        <input {...radio} value="card" checked={isChosen('card')} onChange={() => onChoose({ kind: 'card' })} />
        {cardName}
      </label>
      {isChosen('card') ? (
        <Frame key="card" {...props} name={cardName}>
          {props.cardFrame}
          {isKept ? null : (
            <label className="pay-ways-save">
              <input
                type="checkbox"
                checked={isSaving}
                disabled={isAtWork}
                onChange={({ currentTarget }) => onSaving(currentTarget.checked)}
              />
              {texts.saveCard.text}
            </label>
          )}
        </Frame>
      ) : null}
      {props.walletFrame === undefined ? null : (
        <label className="pay-ways-way">
          <input {...radio} value="wallet" checked={isChosen('wallet')} onChange={() => onChoose({ kind: 'wallet' })} />
          <Image src={schemePicture('wallet')} alt="" width={48} height={30} isEager />
          {texts.wallet.text}
        </label>
      )}
      {isChosen('wallet') ? (
        <Frame key="wallet" {...props} name={texts.wallet.text}>
          {props.walletFrame}
        </Frame>
      ) : null}
      <p className="pay-ways-trouble" id="pay-ways-trouble" role="alert">
        {text}
      </p>
    </fieldset>
  );
}
