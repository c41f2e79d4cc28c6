import './pickup-picker.css';
import { useId } from 'react';
import { facetSearchMachine, isNarrowed, isSaid, textOf } from '#machines/facet-search/index.ts';
import type { PickupAddress } from '#services/fulfilment/choice.contract.ts';
import { longestStoreSearch, type PickupType } from '#services/fulfilment/fulfilment.words.ts';
import { useChart } from '#ui/chart/use-chart.ts';
import { Icon } from '#ui/icon/icon.tsx';
import { pickupPickerTexts as texts } from '#ui/texts/pickup-picker.texts.ts';
import { inOrder, type Near, placesCalled, regionsOf } from './pickup-groups.ts';
import { PickupPlace } from './pickup-place.tsx';

type Chosen = { readonly addressId: number; readonly pickupType: PickupType | null };

export type PickupPickerProps = {
  readonly places: readonly PickupAddress[];
  /** Where orders are picked up now; null as long as nobody chose. */
  readonly chosen: Chosen | null;
  /** The choice that is on its way. */
  readonly choosing?: Chosen | null;
  /** An order is being changed: nothing can be chosen. */
  readonly isBlocked?: boolean;
  /** What the places are told the distance from: the store that serves the suburb, where one is known. */
  readonly near?: Near | null;
  /** When an order could be picked up next, in words, by the id of the place. */
  readonly nextTimes?: Readonly<Record<number, string>>;
  /** Where a place is told about. */
  readonly aboutHref?: (place: PickupAddress) => string;
  readonly onChoose: (addressId: number, pickupType: PickupType) => void;
  /** The place that holds was pressed again. */
  readonly onSame?: () => void;
};

/** Every place to pick up, by region or by what is typed, with a button for each way to pick up there. */
export function PickupPicker(props: PickupPickerProps) {
  const { places, chosen, near = null, isBlocked = false } = props;
  const [search, send] = useChart(facetSearchMachine);
  const id = useId();
  const text = textOf(search).trim();
  const called = isNarrowed(search) ? inOrder(placesCalled(places, text), near) : null;
  const list = (some: readonly PickupAddress[]) => (
    <ul className="pickup-places">
      {some.map((place) => (
        <PickupPlace key={place.id} {...props} near={near} place={place} />
      ))}
    </ul>
  );
  const home = places.find((place) => place.id === chosen?.addressId)?.region;
  return (
    <section className="pickup-picker" aria-label={texts.title.text} data-state={called ? 'narrowed' : 'whole'}>
      {isBlocked ? <p role="note">{texts.blocked.text}</p> : null}
      <div className="pickup-search" data-needs-script="">
        <label htmlFor={id}>{texts.search.text}</label>
        <input
          id={id}
          type="search"
          maxLength={longestStoreSearch}
          autoComplete="off"
          autoCapitalize="words"
          enterKeyHint="search"
          onInput={({ currentTarget }) => send({ type: 'text.type', text: currentTarget.value })}
        />
      </div>
      <p role="status" className={called?.length === 0 ? 'pickup-none' : 'visually-hidden'}>
        {called && (isSaid(search) || called.length === 0) ? countText(called.length, text) : ''}
      </p>
      {called ? (
        list(called)
      ) : (
        <>
          {near ? <p className="pickup-place-note">{texts.nearest.text.replace('{name}', near.name)}</p> : null}
          {regionsOf(places, near).map((region, at) => (
            <details
              key={region.name}
              className="pickup-region"
              open={region.name === home || (at === 0 && near !== null)}
            >
              <summary>
                {region.name} <span className="pickup-count">({region.places.length})</span>
                <Icon name="chevron-down" size="small" />
              </summary>
              {list(region.places)}
            </details>
          ))}
        </>
      )}
    </section>
  );
}

function countText(count: number, text: string): string {
  const words = count === 0 ? texts.none : count === 1 ? texts.narrowedOne : texts.narrowed;
  return words.text.replace('{n}', String(count)).replace('{text}', text);
}
