import './address-picker.css';
import { useId } from 'react';
import type { FindPlaces } from '#machines/address-finder/index.ts';
import type { AddressesEvent, AddressesShown } from '#machines/addresses/index.ts';
import { Button, ButtonLink } from '#ui/button/button.tsx';
import { addressPickerTexts as texts } from '#ui/texts/address-picker.texts.ts';
import { AddressForm } from './address-form.tsx';
import { AddressRow } from './address-row.tsx';

export type AddressPickerProps = {
  /** What the chart of addresses shows: `addressesShown(snapshot)`. */
  readonly shown: AddressesShown;
  /** The address that is delivered to now. */
  readonly chosenId: number | null;
  /** A choice of an address is on its way. */
  readonly isChoosing?: boolean;
  /** An order is being changed: no other address can be chosen. */
  readonly isBlocked?: boolean;
  readonly signInHref: string;
  /** What is said of the choice, where it is not for deliveries. */
  readonly choiceWords?: { readonly choose: string; readonly current: string };
  /** Stay the same as long as the picker stands. */
  readonly findSuburbs: FindPlaces;
  readonly findAddresses: (suburbId: number | null) => FindPlaces;
  readonly onChoose: (addressId: number) => void;
  /** To the chart of addresses. */
  readonly onSend: (event: AddressesEvent) => void;
};

/** A shopper's addresses, one of which is chosen; others are added, changed and removed where they stand. */
export function AddressPicker(props: AddressPickerProps) {
  const { shown, chosenId, isChoosing = false, isBlocked = false, signInHref, onChoose, onSend } = props;
  const { list, addresses, edit } = shown;
  const id = useId();
  if (list === 'away')
    return (
      <div className="address-picker" data-state="away">
        <p>{texts.away.text}</p>
        <p>
          <ButtonLink href={signInHref}>{texts.signIn.text}</ButtonLink>
        </p>
      </div>
    );
  if (edit === 'form')
    return (
      <div className="address-picker" data-state="form">
        <AddressForm key={shown.about?.id ?? 'new'} {...props} />
      </div>
    );
  const isKnown = addresses.length > 0;
  return (
    <div className="address-picker" data-state={list}>
      <p role="status" className={list === 'reading' && !isKnown ? undefined : 'visually-hidden'}>
        {list === 'reading' ? texts.reading.text : isChoosing ? texts.choosing.text : ''}
      </p>
      {list === 'unread' ? (
        <div className="address-picker-unread" role="alert">
          <p>{texts.unread.text}</p>
          <Button size="small" onClick={() => onSend({ type: 'addresses.refresh' })}>
            {texts.tryAgain.text}
          </Button>
        </div>
      ) : null}
      {list === 'read' && !isKnown ? <p>{texts.none.text}</p> : null}
      {isBlocked ? <p role="note">{texts.blocked.text}</p> : null}
      {isKnown ? (
        <form
          method="dialog"
          aria-labelledby={id}
          onSubmit={(event) => {
            event.preventDefault();
            const value = Number(new FormData(event.currentTarget).get('addressId'));
            if (value > 0 && !isBlocked && !isChoosing) onChoose(value);
          }}
        >
          <fieldset className="address-rows">
            <legend id={id}>{texts.title.text}</legend>
            <ul>
              {addresses.map((address) => (
                <AddressRow
                  key={address.id}
                  address={address}
                  shown={shown}
                  isChosen={address.id === chosenId}
                  currentText={props.choiceWords?.current ?? texts.current.text}
                  onSend={onSend}
                />
              ))}
            </ul>
          </fieldset>
          <Button type="submit" data-needs-script="" aria-disabled={isBlocked || isChoosing || undefined}>
            {isChoosing ? texts.choosing.text : (props.choiceWords?.choose ?? texts.deliver.text)}
          </Button>
        </form>
      ) : null}
      <p>
        <Button look="outline" data-needs-script="" onClick={() => onSend({ type: 'form.open', addressId: null })}>
          {texts.add.text}
        </Button>
      </p>
    </div>
  );
}
