import { useCallback, useEffect, useRef, useState } from 'react';
import type { FindPlaces } from '#machines/address-finder/index.ts';
import type { PlaceOption } from '#services/address/place.rules.ts';
import type { DetailField, DetailsTyped } from '#services/shopper/details.rules.ts';
import { PlaceBox } from '#ui/address-finder/place-box.tsx';
import { FormField } from '#ui/field/form-field.tsx';
import type { Problems } from '#ui/form/problems.ts';
import { shopperDetailsTexts as texts } from '#ui/texts/shopper-details.texts.ts';
import { Group, type labels } from './group.tsx';

type Props = {
  readonly typed: DetailsTyped;
  readonly problems: Problems;
  readonly findSuburbs: FindPlaces;
  readonly findAddresses: (suburbId: number | null) => FindPlaces;
  readonly fieldOf: (name: DetailField & keyof typeof labels) => object;
};

const chosenIn = ({ suburb = '', suburbId = '' }: DetailsTyped): PlaceOption | null =>
  suburbId === '' ? null : { id: Number(suburbId), text: suburb, detail: '', ruralDelivery: null };

/** The browser's own word that a field changed, for those who listen to its form. */
function put(form: HTMLFormElement | null | undefined, name: string, value: string): void {
  const field = form?.elements.namedItem(name);
  if (!(field instanceof HTMLInputElement)) return;
  field.value = value;
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

/** The suburb first; then the street, looked up in it or typed as it is, and the round of rural delivery. */
export function WhereGroup({ typed, problems, findSuburbs, findAddresses, fieldOf }: Props) {
  const [suburb, setSuburb] = useState(() => chosenIn(typed));
  const [isUnlisted, setUnlisted] = useState(false);
  const id = useRef<HTMLInputElement>(null);
  const told = useRef(suburb);
  useEffect(() => {
    if (told.current !== suburb) id.current?.dispatchEvent(new Event('input', { bubbles: true }));
    told.current = suburb;
  }, [suburb]);
  const suburbId = suburb?.id ?? null;
  const findStreet = useCallback<FindPlaces>(
    (text, signal) => findAddresses(Number(id.current?.value) || null)(text, signal),
    [findAddresses],
  );
  return (
    <Group title={texts.where.text}>
      <div className="shopper-details-short">
        <PlaceBox
          kind="suburb"
          name="suburb"
          label={texts.suburb.text}
          hint={texts.suburbHint.text}
          autoComplete="address-level3"
          find={findSuburbs}
          text={typed['suburb'] ?? ''}
          chosen={suburb}
          isRequired
          problem={problems['suburb'] ?? null}
          onPlace={setSuburb}
        />
        <input ref={id} type="hidden" name="suburbId" value={suburbId ?? ''} />
      </div>
      <div className="shopper-details-street">
        <PlaceBox
          kind="address"
          name="deliveryAddress.street"
          label={texts.street.text}
          hint={texts.streetHint.text}
          autoComplete="address-line1"
          find={findStreet}
          text={typed['deliveryAddress.street'] ?? ''}
          problem={problems['deliveryAddress.street'] ?? null}
          onPlace={(place) => {
            if (place) setUnlisted(false);
            if (place) put(id.current?.form, 'deliveryAddress.ruralDelivery', String(place.ruralDelivery ?? ''));
          }}
        />
        <button
          type="button"
          className="shopper-details-unlisted"
          data-needs-script=""
          onClick={() => {
            setUnlisted(true);
            const round = id.current?.form?.elements.namedItem('deliveryAddress.ruralDelivery');
            if (round instanceof HTMLInputElement) round.focus();
          }}
        >
          {texts.notListed.text}
        </button>
        <p role="status" className="shopper-details-said">
          {isUnlisted ? texts.notListedSaid.text : ''}
        </p>
        <div className="shopper-details-round">
          <FormField
            {...(fieldOf('deliveryAddress.ruralDelivery') as { label: string })}
            hint={texts.ruralHint.text}
            autoComplete="off"
            maxLength={10}
          />
        </div>
      </div>
    </Group>
  );
}
