import { useCallback, useMemo, useRef, useState } from 'react';
import type { FindPlaces } from '#machines/address-finder/index.ts';
import type { AddressesEvent, AddressesShown } from '#machines/addresses/index.ts';
import { type AddressTyped, addressOf, addressProblems } from '#services/address/addresses.rules.ts';
import { streetText } from '#services/address/street.rules.ts';
import { PlaceBox } from '#ui/address-finder/place-box.tsx';
import { Button } from '#ui/button/button.tsx';
import { FormField } from '#ui/field/form-field.tsx';
import { Form } from '#ui/form/form.tsx';
import { FormFault } from '#ui/form/form-fault.tsx';
import { SendButton } from '#ui/form/send-button.tsx';
import { useSentences } from '#ui/form/use-sentences.ts';
import { addressPickerTexts as texts } from '#ui/texts/address-picker.texts.ts';

type Props = {
  readonly shown: AddressesShown;
  readonly findSuburbs: FindPlaces;
  readonly findAddresses: (suburbId: number | null) => FindPlaces;
  readonly onSend: (event: AddressesEvent) => void;
  /** Of its heading: where it stands in a page of its own it is the second. */
  readonly heading?: 'h2' | 'h3';
};

const labels = {
  suburb: texts.suburb.text,
  street: texts.street.text,
  ruralDelivery: texts.ruralDelivery.text,
} as const;

/** A new address, or a change of one: the suburb first, then the street, looked up in it or typed as it is. */
export function AddressForm({ heading: Heading = 'h3', shown, findSuburbs, findAddresses, onSend }: Props) {
  const { about, problems, fault, isBusy } = shown;
  const suburbId = shown.typed?.['suburbId'] ?? String(about?.suburbId ?? '');
  const [begun] = useState(() => ({
    suburb: about?.suburb ?? '',
    suburbId,
    street: about ? streetText(about) : '',
    ruralDelivery: String(about?.ruralDelivery ?? ''),
    ...shown.typed,
  }));
  const id = useRef<HTMLInputElement>(null);
  const tell = (typed: AddressTyped) => onSend({ type: 'form.type', typed });
  const findStreet = useCallback<FindPlaces>(
    (text, signal) => findAddresses(Number(id.current?.value) || null)(text, signal),
    [findAddresses],
  );
  // The store and the rules speak of the suburb's id; whoever fills in the form has its name before them.
  const named = useMemo(() => {
    const { suburbId, ...others } = problems;
    return suburbId === undefined ? others : { suburb: suburbId, ...others };
  }, [problems]);
  const wrong = useSentences(labels, named);
  const title = about ? texts.changeTitle.text : texts.newTitle.text;
  return (
    <section
      className="address-form"
      aria-label={title}
      onInput={({ target }) => {
        const { name, value } = target as HTMLInputElement;
        tell({ [name]: value });
      }}
    >
      <Heading>{title}</Heading>
      <Form
        label={title}
        labels={labels}
        problems={wrong}
        isBusy={isBusy}
        onSubmit={(typed) => {
          const address = addressOf(typed);
          const found = addressProblems(typed);
          if (about) onSend({ type: 'address.update', address: { ...address, id: about.id }, problems: found });
          else onSend({ type: 'address.add', address, problems: found });
        }}
      >
        <PlaceBox
          kind="suburb"
          name="suburb"
          label={labels.suburb}
          hint={texts.suburbHint.text}
          autoComplete="address-level3"
          find={findSuburbs}
          text={begun.suburb}
          chosen={
            begun.suburbId ? { id: Number(begun.suburbId), text: begun.suburb, detail: '', ruralDelivery: null } : null
          }
          isRequired
          problem={wrong['suburb'] ?? null}
          onPlace={(place) => tell({ suburbId: String(place?.id ?? ''), ...(place && { suburb: place.text }) })}
        />
        <input ref={id} type="hidden" name="suburbId" value={suburbId} />
        <PlaceBox
          kind="address"
          name="street"
          label={labels.street}
          hint={texts.streetHint.text}
          autoComplete="address-line1"
          find={findStreet}
          text={begun.street}
          isRequired
          problem={wrong['street'] ?? null}
          onPlace={(place) => {
            const round = id.current?.form?.elements.namedItem('ruralDelivery');
            if (!place || !(round instanceof HTMLInputElement)) return;
            tell({ street: place.text });
            round.value = String(place.ruralDelivery ?? '');
            round.dispatchEvent(new Event('input', { bubbles: true }));
          }}
        />
        <div className="address-form-round">
          <FormField
            label={labels.ruralDelivery}
            name="ruralDelivery"
            hint={texts.ruralHint.text}
            autoComplete="off"
            maxLength={10}
            defaultValue={begun.ruralDelivery}
            refusal={wrong['ruralDelivery'] ?? null}
          />
        </div>
        <FormFault fault={fault} />
        <div className="form-send">
          <SendButton isBusy={isBusy} busyText={texts.saving.text}>
            {texts.save.text}
          </SendButton>
          <Button look="quiet" onClick={() => onSend({ type: 'form.cancel' })}>
            {texts.cancel.text}
          </Button>
        </div>
      </Form>
    </section>
  );
}
