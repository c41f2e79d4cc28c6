import './address-state.css';
import type { ReactNode } from 'react';
import type { AddressShown } from '#machines/saver/index.ts';
import { AlertBox, type AlertType } from '#ui/alert/alert.tsx';
import { Button } from '#ui/button/button.tsx';
import { A } from '#ui/link/link.tsx';
import { saverTexts as texts } from '#ui/texts/delivery-saver.texts.ts';

type Props = {
  readonly shown: AddressShown;
  /** Where another address is chosen; null where it is chosen beside. */
  readonly checkHref: string | null;
  /** It stands in a modal, and the other one takes its place. */
  readonly isReplacing?: boolean;
  readonly onRetry: () => void;
};

const looks = {
  eligible: 'success',
  nonPerishable: 'warning',
  nonServiced: 'warning',
  addressless: 'info',
  unknown: 'error',
} as const satisfies Record<string, AlertType>;

/** Whether the pass works at an address; while nobody knows, it says that and nothing else. */
export function AddressState({ shown, checkHref, isReplacing, onRetry }: Props): ReactNode {
  const { state, told, fault } = shown;
  const change =
    checkHref === null ? null : (
      <A className="address-state-change" href={checkHref} data-replace={isReplacing ? '' : undefined}>
        {(state === 'addressless' || state === 'unasked' ? texts.checkAddress : texts.changeAddress).text}
      </A>
    );
  if (state === 'unasked')
    return (
      <div className="address-state" data-state={state}>
        <p>{texts.addressUnasked.text}</p>
        {change}
      </div>
    );
  if (state === 'checking')
    return (
      <div className="address-state" data-state={state}>
        <p role="status" aria-busy="true">
          {texts.checkingPlain.text}
        </p>
        {change}
      </div>
    );
  return (
    <div className="address-state" data-state={state}>
      {told?.label ? (
        <p>
          <b>{told.label}</b>
        </p>
      ) : null}
      <AlertBox
        role="alert"
        type={looks[state]}
        title={texts[state].text}
        action={
          state === 'unknown' ? (
            <Button look="outline" size="small" onClick={onRetry} data-needs-script="">
              {texts.tryAgain.text}
            </Button>
          ) : undefined
        }
      >
        {state === 'unknown' ? `${fault?.message ?? ''} ${texts.unknownText.text}` : null}
        {state === 'addressless' ? texts.addresslessText.text : null}
        {state === 'eligible' && told?.addressId === null ? `${told.message} ${texts.suburbOnly.text}` : null}
        {state === 'eligible' && told?.addressId !== null ? told?.message : null}
        {state === 'nonPerishable' || state === 'nonServiced' ? `${told?.message ?? ''} ${texts.cannotBuy.text}` : null}
      </AlertBox>
      {change}
    </div>
  );
}
