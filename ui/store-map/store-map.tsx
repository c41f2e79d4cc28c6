import './store-map.css';
import { useId } from 'react';
import type { Store } from '#services/fulfilment/fulfilment.contract.ts';
import {
  closeUps,
  country,
  type Extent,
  isWithin,
  spotOf,
  viewBoxOf,
  widthOf,
} from '#services/fulfilment/map.rules.ts';
import { anchorOf } from '#services/fulfilment/stores.rules.ts';
import { coast } from './coast.ts';

type Props = {
  readonly stores: readonly Store[];
  /** The stores that were looked for; the others step back. Null: every store counts. */
  readonly foundIds?: readonly number[] | null;
  readonly chosenId?: number | null;
  /** The store that a pointer or the focus is on in the list. */
  readonly pointedId?: number | null;
};

/** The size of a dot, as a share of its picture's width. */
const dotShare = { country: 0.013, closeUp: 0.05 };

/**
 * The country with a dot for each store. It says nothing that the list beside it does not: a press on a dot goes to the
 * store's entry, and who reads or goes by keys is not led through it.
 */
export function StoreMap({ stores, ...marks }: Props) {
  const id = useId();
  return (
    <div className="store-map" aria-hidden="true">
      <svg className="store-map-country" viewBox={viewBoxOf(country)} preserveAspectRatio="xMidYMid meet">
        <path className="store-map-land" id={id} d={coast} />
        <Dots stores={stores} extent={country} share={dotShare.country} {...marks} />
      </svg>
      <div className="store-map-close">
        {closeUps.map((extent) => (
          <div key={extent.name}>
            <svg viewBox={viewBoxOf(extent)} preserveAspectRatio="xMidYMid meet">
              <use className="store-map-land" href={`#${id}`} />
              <Dots stores={stores} extent={extent} share={dotShare.closeUp} {...marks} />
            </svg>
            <span>{extent.name}</span>
          </div>
        ))}
      </div>
    </div>
  );
}

/** The last digits of a sum differ between the server's engine and a browser's. */
const rounded = (length: number): number => Math.round(length * 100) / 100;

type DotsProps = Props & { readonly extent: Extent; readonly share: number };

function Dots({ stores, extent, share, foundIds = null, chosenId = null, pointedId = null }: DotsProps) {
  const radius = rounded(widthOf(extent) * share);
  return stores
    .filter((store) => isWithin(extent, store))
    .toSorted((a, b) => Number(a.id === chosenId) - Number(b.id === chosenId))
    .map((store) => {
      const { x, y } = spotOf(store);
      const isFound = foundIds === null || foundIds.includes(store.id);
      return (
        <a
          key={store.id}
          className="store-map-dot"
          href={isFound ? `#${anchorOf(store.id)}` : undefined}
          tabIndex={-1}
          data-store={store.id}
          data-found={isFound}
          data-chosen={store.id === chosenId || undefined}
          data-pointed={store.id === pointedId || undefined}
        >
          <title>{store.name}</title>
          <circle className="store-map-reach" cx={x} cy={y} r={rounded(radius * 2.2)} />
          <circle className="store-map-mark" cx={x} cy={y} r={radius} />
        </a>
      );
    });
}
