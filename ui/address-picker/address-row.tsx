import type { AddressesEvent, AddressesShown } from '#machines/addresses/index.ts';
import type { ShopperAddress } from '#services/address/address.contract.ts';
import { addressLines } from '#services/address/street.rules.ts';
import { Button } from '#ui/button/button.tsx';
import { FormFault } from '#ui/form/form-fault.tsx';
import { Icon } from '#ui/icon/icon.tsx';
import { addressPickerTexts as texts } from '#ui/texts/address-picker.texts.ts';

type Props = {
  readonly address: ShopperAddress;
  readonly shown: AddressesShown;
  readonly isChosen: boolean;
  readonly currentText?: string;
  readonly onSend: (event: AddressesEvent) => void;
};

/** One address: a radio with its lines, and what can be done to it. */
export function AddressRow({ address, shown, isChosen, currentText = texts.current.text, onSend }: Props) {
  const { edit, about, isBusy, fault } = shown;
  const isAsked = edit === 'asking' && about?.id === address.id;
  const named = <span className="visually-hidden">{address.label}</span>;
  return (
    <li className="address-row" data-chosen={isChosen || undefined}>
      <label className="address-row-choice">
        <input type="radio" name="addressId" value={address.id} defaultChecked={isChosen} />
        <span>
          {addressLines(address).map((line, at) => (
            <span key={`${at}`} className="address-row-line">
              {line}
            </span>
          ))}
          {address.isPrimary ? <span className="address-row-note">{texts.primary.text}</span> : null}
          {isChosen ? (
            <span className="address-row-note">
              <Icon name="check" size="small" /> {currentText}
            </span>
          ) : null}
        </span>
      </label>
      {isAsked ? (
        <div className="address-row-ask" role="group" aria-label={askOf(address)}>
          <p>{askOf(address)}</p>
          <FormFault fault={fault} />
          <div className="address-row-actions">
            <Button
              size="small"
              ref={focusIt}
              aria-disabled={isBusy || undefined}
              onClick={() => onSend({ type: 'remove.confirm' })}
            >
              {isBusy ? texts.removing.text : texts.removeYes.text}
            </Button>
            <Button size="small" look="quiet" onClick={() => onSend({ type: 'remove.cancel' })}>
              {texts.keep.text}
            </Button>
          </div>
        </div>
      ) : (
        <div className="address-row-actions" data-needs-script="">
          <Button size="small" look="quiet" onClick={() => onSend({ type: 'form.open', addressId: address.id })}>
            {texts.change.text} {named}
          </Button>
          <Button size="small" look="quiet" onClick={() => onSend({ type: 'address.remove', addressId: address.id })}>
            {texts.remove.text} {named}
          </Button>
        </div>
      )}
    </li>
  );
}

const focusIt = (button: HTMLButtonElement | null): void => button?.focus();
const askOf = ({ label }: ShopperAddress): string => texts.removeAsk.text.replace('{address}', label);
